/// How the columns of split views share the room; in a terminal they always do so in one way.
public protocol NavigationSplitViewStyle: Sendable {}
