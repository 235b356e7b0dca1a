/** The longest line of chat that is sent. */
export const MOST_LETTERS = 500;

/** A time in milliseconds, from one in seconds or milliseconds. */
export const moment = (at: number): number => (at < 100_000_000_000 ? at * 1000 : at);
