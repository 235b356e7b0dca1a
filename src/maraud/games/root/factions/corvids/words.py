"""What the rules of the Corvids say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

HOME_WHERE: Final = PHRASES.prompt(
    "corvids-home", "ROOT-A.SC.CORVIDS", "Which clearing is the home of the Corvids?", "sets up"
)
START_WHERE: Final = PHRASES.prompt("corvids-start", "ROOT-13.3.2", "In which {0} clearing does one start?", "sets up")
FLIP_WHERE: Final = PHRASES.prompt("flip-where", "ROOT-13.4.2", "Flip a plot?", "may flip plots")
RECRUIT_CARD: Final = PHRASES.prompt(
    "corvids-recruit-card", "ROOT-13.4.3", "Spend a card to recruit in all clearings of its suit?", "may recruit"
)
RECRUIT_SUIT: Final = PHRASES.prompt("corvids-recruit-suit", "ROOT-13.4.3", "Recruit in which suit?", "recruits")
RECRUIT_WHERE: Final = PHRASES.prompt(
    "corvids-recruit-where", "ROOT-13.4.3", "Too few warriors for all clearings: where?", "recruits"
)
CORVID_ACTION: Final = PHRASES.prompt("corvid-action", "ROOT-13.5", "Actions left: {0}.", "takes actions")
EXERT: Final = PHRASES.prompt("exert", "ROOT-13.6.1", "One more action, and draw no card?", "may exert")
PLOT_WHERE: Final = PHRASES.prompt("plot-where", "ROOT-13.5.2", "Plot where? Warriors it costs: {0}.", "plots")
WHICH_PLOT: Final = PHRASES.prompt("which-plot", "ROOT-13.5.2", "Which plot lies in {0}?", "plots")
TRICK_FIRST: Final = PHRASES.prompt("trick-first", "ROOT-13.5.4", "Which plot is swapped?", "plays a trick")
TRICK_SECOND: Final = PHRASES.prompt("trick-second", "ROOT-13.5.4", "And with which other?", "plays a trick")
RAID_WHERE: Final = PHRASES.prompt("raid-where", "ROOT-13.7.4", "Too few warriors to raid everywhere: where?", "raids")
EXPOSE_WHERE: Final = PHRASES.prompt("expose-where", "ROOT-13.2.4", "Expose the plot in which clearing?", "exposes")
EXPOSE_CARD: Final = PHRASES.prompt("expose-card", "ROOT-13.2.4", "Which card do you show the Corvids?", "exposes")
EXPOSE_AS: Final = PHRASES.prompt("expose-as", "ROOT-13.2.4", "Which plot lies in {0}?", "exposes")

STARTED: Final = PHRASES.event("corvids-set-up", "ROOT-13.3.2", "The Corvids come to {0}.")
PLOT_LAID: Final = PHRASES.event("plot-laid", "ROOT-13.5.2", "The Corvids lay a plot in {0}.")
FLIPPED: Final = PHRASES.event("plot-flipped", "ROOT-13.4.2", "The plot in {0} is turned up: {1}.", reveals=True)
EXPLODED: Final = PHRASES.event("bomb-exploded", "ROOT-13.7.1", "The bomb in {0} is gone.")
RECRUITED: Final = PHRASES.event("corvids-recruited", "ROOT-13.4.3", "The Corvids recruit {0} warriors.")
TRICKED: Final = PHRASES.event("plots-swapped", "ROOT-13.5.4", "The plots in {0} and {1} change places.")
EXERTED: Final = PHRASES.event("exerted", "ROOT-13.6.1", "The Corvids exert themselves and draw no cards.")
PLOT_GONE: Final = PHRASES.event("plot-gone", "ROOT-13.7.4", "The plot in {0} is gone: {1}.", reveals=True)
RAIDERS_CAME: Final = PHRASES.event("raiders-came", "ROOT-13.7.4", "{0} Corvids come out around {1}.")
CARD_SHOWN: Final = PHRASES.event(
    "card-shown", "ROOT-13.2.4", "{0} shows the Corvids a card.", private="{0} shows the Corvids {1}.", reveals=True
)
EXPOSED: Final = PHRASES.event(
    "plot-named", "ROOT-13.2.4", "{0} names the plot in {2}: {1}. That is {3}.", reveals=True
)

NO_PLOT_SITE: Final = PHRASES.reason(
    "no-plot-site", "ROOT-13.5.2", "You need {0} warriors in a clearing without a plot, and a plot in the supply."
)
NO_TRICK: Final = PHRASES.reason(
    "no-trick", "ROOT-13.5.4", "It takes two plots on the map, both face up or both face down."
)
