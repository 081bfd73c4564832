import Foundation

/// A slider without its labels.
struct SliderTrack: View {
  /// Where the knob is, 0...1.
  let fraction: Double
  let isEditing: Bool
  var marks = SliderMarks()
  @Environment(\.sliderThumbVisibility) private var thumbVisibility

  /// The height of the control and the width of its knob, in points: 4 pixels of 4 points.
  nonisolated static let height: CGFloat = 16

  var body: some View {
    ZStack {
      Capsule().fill(ControlColor.track).frame(height: Self.height / 2)
      SliderPart(
        fraction: fraction, neutral: marks.neutral, knob: Self.height,
        role: hasThumb ? .filled : .whole
      )
      .fill(.tint)
      .frame(height: Self.height / 2)
      SliderTickShape(fractions: marks.ticks.map(\.fraction)).fill(.secondary)
      if hasThumb { thumb }
    }
    .frame(minWidth: 2 * Self.height, idealWidth: 120)
    .frame(height: Self.height)
  }

  private var hasThumb: Bool { thumbVisibility != .hidden }

  @ViewBuilder private var thumb: some View {
    SliderPart(fraction: fraction, knob: Self.height, role: .knob)
      .fill(ControlColor.knobEdge)
    SliderPart(fraction: fraction, knob: Self.height, role: .knobMiddle)
      .fill(isEditing ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.knob))
  }
}

extension EnvironmentValues {
  @Entry fileprivate var sliderThumbVisibility: Visibility = .automatic
}

extension View {
  /// Shows the sliders inside with their knobs, or as bars alone, which are moved all the same.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
