/// A mark on a part of a text, for a text renderer to find.
public protocol TextAttribute: Hashable {}
