"""ROOT-5 and appendix A: setting the game up."""
