/// The formats of the system for how far away the time is.
public enum SystemFormatStyle {}
