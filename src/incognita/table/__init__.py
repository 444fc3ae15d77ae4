"""The web service: tables, seats, records, HTTP and sockets."""
