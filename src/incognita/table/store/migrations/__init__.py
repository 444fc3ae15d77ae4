"""How an older database becomes a newer one."""
