/// Which row of a list is pulled aside: at most one, since another one that is pulled or gets the
/// focus lets it back.
///
/// A class because its identity is the point: all rows of a list tell the same one.
@MainActor
final class PulledRow {
  private weak var strip: SwipeStrip?
  /// Lets that row back.
  private var letPulledBack: () -> Void = {}

  nonisolated init() {}

  /// Takes note that the row with these buttons is pulled aside, and lets back the one that was.
  func change(to strip: SwipeStrip, letBack: @escaping () -> Void) {
    guard strip !== self.strip else { return }
    let last = self.strip == nil ? {} : letPulledBack
    (self.strip, letPulledBack) = (strip, letBack)
    last()
  }

  /// Lets back the row that is pulled aside, unless it is in `element`.
  func letBack(unlessIn element: Element) {
    guard let strip, !strip.isInside(element) else { return }
    letPulledBack()
  }

  /// Takes note that the row with these buttons is back where it was.
  func release(_ strip: SwipeStrip) {
    guard strip === self.strip else { return }
    (self.strip, letPulledBack) = (nil, {})
  }
}

extension PulledRow: Equatable {
  nonisolated static func == (one: PulledRow, other: PulledRow) -> Bool { one === other }
}

extension EnvironmentValues {
  /// Which row is pulled aside in the list around.
  @Entry var pulledRow: PulledRow?
}
