/// A bar that fills from its beginning; a part of it runs along while nothing is known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  /// A bar that fills with the colour `tint`.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(
        fraction: configuration.fractionCompleted,
        style: tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint))
      configuration.currentValueLabel.secondaryForeground()
    }
    .aligned(to: .cell)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills from its beginning; a part of it runs along while nothing is known.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
