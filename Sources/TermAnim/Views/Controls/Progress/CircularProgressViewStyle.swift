/// A ring that closes; a wheel of dots that turns while nothing is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  /// A ring of the colour `tint`.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(
          fraction: fraction, style: tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint))
      } else {
        Spinner(color: tint)
      }
      configuration.label
      configuration.currentValueLabel.secondaryForeground()
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that closes; a wheel of dots that turns while nothing is known.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
