import Foundation

/// A slider without its labels.
struct SliderTrack: View {
  /// Where the knob is, 0...1.
  let fraction: Double
  let isEditing: Bool
  var marks = SliderMarks()
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.accentColor) private var accentColor
  @Environment(\.tintStyle) private var tintStyle

  /// The height of the control and the width of its knob, in points: 4 pixels of 4 points.
  nonisolated static let height: CGFloat = 16

  var body: some View {
    ZStack {
      Capsule().fill(style(look.maximumTrackTintColor) ?? AnyShapeStyle(ControlColor.track))
        .pixelHeight(Self.height / 2)
      SliderPart(
        fraction: fraction, neutral: marks.neutral, knob: Self.height,
        role: hasThumb ? .filled : .whole
      )
      .fill(filled)
      .pixelHeight(Self.height / 2)
      SliderTickShape(fractions: marks.ticks.map(\.fraction)).fill(.secondary)
      if hasThumb { thumb }
    }
    .frame(minWidth: 2 * Self.height, idealWidth: 120)
    .pixelHeight(Self.height)
  }

  private var look: UISlider { .appearance() }

  private var hasThumb: Bool { thumbVisibility != .hidden && look.hasThumb }

  /// What the filled part of the track is painted with.
  private var filled: AnyShapeStyle {
    let isTinted = accentColor != nil || tintStyle != nil
    let own = isTinted ? nil : style(look.minimumTrackTintColor ?? look.tintColor)
    return own ?? AnyShapeStyle(.tint)
  }

  private func style(_ color: UIColor?) -> AnyShapeStyle? {
    color.map { AnyShapeStyle(Color($0)) }
  }

  @ViewBuilder private var thumb: some View {
    SliderPart(fraction: fraction, knob: Self.height, role: .knob)
      .fill(ControlColor.knobEdge)
    SliderPart(fraction: fraction, knob: Self.height, role: .knobMiddle)
      .fill(isEditing ? filled : style(look.thumbTintColor) ?? AnyShapeStyle(ControlColor.knob))
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
