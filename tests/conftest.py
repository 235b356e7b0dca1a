"""What all tests share."""

from hypothesis import settings

# No deadline: the machine is shared. The same examples each time: a red run can be repeated.
settings.register_profile("maraud", deadline=None, derandomize=True)
settings.load_profile("maraud")
