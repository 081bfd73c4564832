import Foundation

/// The arrow beside what shows and hides other views.
struct DisclosureMark: View {
  let isExpanded: Bool

  /// The distance to what is behind the arrow, in points.
  static let spacing: CGFloat = 8
  /// What the arrow and that distance take in the usual font, and what is shown is set in by.
  static let room: CGFloat = 12

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: isExpanded ? "\u{25BE}" : folded).foregroundStyle(.tint)
  }

  private var folded: String { direction == .rightToLeft ? "\u{25C2}" : "\u{25B8}" }
}

extension Binding<Bool> {
  /// Shows what is hidden while the value is false, or hides it, in the time that takes everywhere.
  func disclose() {
    withAnimation(.easeInOut(duration: 0.25)) { wrappedValue.toggle() }
  }
}
