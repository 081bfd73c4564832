public import Foundation

/// The earlier form of `MagnifyGesture`, whose value is the magnification alone.
public struct MagnificationGesture {
  /// How far from 1 the magnification has to be for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
