public import Foundation

extension Path: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path: Shape {
  /// The path itself, wherever `rect` is.
  public func path(in rect: CGRect) -> Path {
    self
  }
}
