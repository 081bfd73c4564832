import Foundation

/// The nearest element around what is seen leaving that has room for it, as it was laid out.
///
/// The container itself may have none any more, as it is laid out without what leaves.
@MainActor
struct LeavingRoom {
  private weak var element: Element?
  private let frame: CGRect

  /// Nil where nothing around has room.
  init?(around leaving: Element) {
    let seen = leaving.frame
    // Frames of the same size may differ by some roundings, and so does the union of the two, which
    // is what `contains` compares.
    func hasRoom(_ element: Element) -> Bool {
      let room = element.frame.insetBy(dx: -0.01, dy: -0.01)
      return room.minX <= seen.minX && room.minY <= seen.minY && room.maxX >= seen.maxX
        && room.maxY >= seen.maxY
    }
    var element = leaving.parent
    while let current = element, !hasRoom(current) { element = current.parent }
    guard let element else { return nil }
    (self.element, frame) = (element, element.frame)
  }

  /// Puts what leaves at the same place of the room as before, and makes it as much larger.
  func placeAlong(_ leaving: Element) {
    guard let room = element?.frame else { return }
    let scale = CGSize(
      width: frame.width > 0 ? room.width / frame.width : 1,
      height: frame.height > 0 ? room.height / frame.height : 1)
    let (origin, proposal) = (leaving.frame.origin, leaving.placedProposal)
    leaving.place(
      at: CGPoint(
        x: room.minX + (origin.x - frame.minX) * scale.width,
        y: room.minY + (origin.y - frame.minY) * scale.height),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 * scale.width },
        height: proposal.height.map { $0 * scale.height }))
  }
}
