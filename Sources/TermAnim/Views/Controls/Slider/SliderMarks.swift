import Foundation

/// What a slider shows of its values besides the one that is chosen.
struct SliderMarks {
  /// Where the track is filled from, 0...1; nil is its beginning.
  var neutral: Double?
  /// The marks below the track, by their places, 0...1.
  var ticks: [(fraction: Double, label: AnyView?)] = []

  var hasLabels: Bool { ticks.contains { $0.label != nil } }
}

/// The marks below the track of a slider, one pixel each.
nonisolated struct SliderTickShape: Shape {
  /// 0...1.
  let fractions: [Double]

  func path(in rect: CGRect) -> Path {
    let (knob, pixel) = (SliderTrack.height, SliderTrack.height / 4)
    let room = max(rect.width - knob, 0)
    return Path { path in
      for fraction in fractions {
        let middle = rect.minX + knob / 2 + CGFloat(fraction) * room
        let x = ((middle - pixel / 2) / pixel).rounded() * pixel
        path.addRect(CGRect(x: x, y: rect.maxY - pixel, width: pixel, height: pixel))
      }
    }
  }
}

/// Puts each word of a slider below its mark.
struct SliderTickLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// 0...1, one for each of the words.
  let fractions: [Double]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let knob = SliderTrack.height
    let room = max(bounds.width - knob, 0)
    for (subview, fraction) in zip(subviews, fractions) {
      let middle = bounds.minX + knob / 2 + CGFloat(fraction) * room
      let width = subview.sizeThatFits(.unspecified).width
      let x = min(max(middle - width / 2, bounds.minX), max(bounds.maxX - width, bounds.minX))
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
