"""The hirelings, one file a card; the law of hirelings is in `law/hirelings.py`."""
