import Foundation

/// Where on the screen something is that a panel belongs to.
///
/// A class because the panel asks for it when it is laid out, after what it belongs to.
@MainActor
final class PresentationAnchor {
  weak var element: PresentationAnchorElement?
  /// What puts the panel where it is, to be laid out again when the element is shown elsewhere.
  private(set) weak var panel: Element?
  /// The number of the update in which the panel opened.
  private var opening: Int?

  nonisolated init() {}

  /// Whether a panel that was there before the current update is to be taken along.
  var hasPanel: Bool { panel.map { $0.graph.currentUpdate.number != opening } ?? false }

  /// Takes note that `panel` asks where it is to be.
  func show(_ panel: Element?) {
    guard let panel, panel !== self.panel else { return }
    (self.panel, opening) = (panel, panel.graph.currentUpdate.number)
  }

  /// In points of the screen, at the moment; nil when it is not shown.
  var frame: CGRect? { element?.attachedFrame }
}
