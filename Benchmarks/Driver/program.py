def report(options):
    return ""
