import Foundation

/// What lies between bars, and what views inside can be as large as.
final class SafeSpaceElement: SafeAreaElement, RelativeContainer {
  var room = RelativeRoom()
  private var isPlaced = false

  var relativeSize: CGSize { room.size(or: frame.size) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !isPlaced { room.change(to: proposal) }
    return super.measure(proposal)
  }

  override func didPlace() {
    isPlaced = true
    room.change(to: placedProposal)
    super.didPlace()
  }
}
