/// What is known when a behaviour says how its scroll view moves: nothing yet.
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}
