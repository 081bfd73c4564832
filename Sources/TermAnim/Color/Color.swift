/// A colour as its author names it; what it looks like is decided where it is drawn.
public struct Color: Sendable {}
