/** What is drawn on the round mark of something to choose, in a box of 24. */
export const glyphs: Record<string, string> = {
  // Plots, face up.
  bomb: 'M11 9a6 6 0 1 0 .1 0zM13.500 9.500l2.500-3.500q1-1.500 3 0M19.500 4l1.500-1M20 7l1.800.6',
  snare: 'M4 15q8-9 16 0M4 15l2.200 3l2-3l2 3l1.800-3l1.800 3l2-3l2 3l2.200-3M12 10.500v-5',
  extortion: 'M12 4.500a7.500 7.500 0 1 0 .1 0zM14.800 9q-5.600-2-5.600 1t5.600 3t-5.600 3M12 6.500v11',
  raid: 'M4 19L17 6M17 6l2-1l-1 2M20 19L7 6M7 6L5 5l1 2M5 15.500l3 3M19 15.500l-3 3',
  // Services.
  'hand-card': 'M6 7l9-2.500l3.500 12l-9 2.500zM9.500 9l4-1',
  riverboats: 'M4 14h16q-1.500 5-5 5h-6q-3.500 0-5-5zM12 12.500v-8q5 2.500 5 7.500z',
  mercenaries: 'M17.500 5.500L9 14M17.500 5.500l-1 4l-5.500 6l-2.500-2.500l5.500-6zM6.500 12.500l5 5M9 16l-3 3',
  expose: 'M3.500 12q8.500-9 17 0q-8.500 9-17 0zM12 9a3 3 0 1 0 .1 0z',
  // The Retinue.
  move: 'M4 12h11M12 6.500l6.500 5.500l-6.500 5.500z',
  'battle-then-delve': 'M5 5l8 8M13 5l-8 8M17 9v9M13.500 14.500l3.500 4l3.500-4z',
  'move-or-recover': 'M4 8h8M9.500 5l4 3l-4 3zM12 14h8l-4 6z',
  // Moods and ministers without an item of their own.
  lavish: 'M5 10h14v9H5zM4 7h16v3H4zM12 7v12M12 7q-5-4-5-1t5 1q5-4 5-1t-5 1',
  minister: 'M4.500 17V8l4 4l3.500-6l3.500 6l4-4v9zM4.500 19.500h15',
  foremole: 'M6 9q6-5 12 0l-2 1.500q-4-2.500-8 0zM12 8v12',
  captain: 'M17.500 5.500L9 14M17.500 5.500l-1 4l-5.500 6l-2.500-2.500l5.500-6zM6.500 12.500l5 5M9 16l-3 3',
  marshal: 'M4 12h11M12 6.500l6.500 5.500l-6.500 5.500z',
  brigadier: 'M4 8.500h9M11 5l5 3.500l-5 3.500zM7 16h9M14 12.500l5 3.500l-5 3.500z',
  banker: 'M12 4.500a7.500 7.500 0 1 0 .1 0zM12 8v8M9.500 10.500h5',
  mayor: 'M7 6h10v5a5 5 0 0 1-10 0zM12 16v3M8.500 19.500h7',
  'duchess-of-mud': 'M4 18v-4a8 8 0 0 1 16 0v4h-5v-3a3 3 0 0 0-6 0v3z',
  'baron-of-dirt': 'M5 10.500l2-4.500h10l2 4.500zM6.500 11.500h11v7h-11zM10.500 14h3v4.500h-3z',
  'earl-of-stone': 'M5 19v-9h3V7l4-2.500L16 7v3h3v9h-5v-4h-4v4z',
  control: 'M5 6h14v13H5zM9 9.500a.8.8 0 1 0 .1 0zM15 15a.8.8 0 1 0 .1 0z',
};
