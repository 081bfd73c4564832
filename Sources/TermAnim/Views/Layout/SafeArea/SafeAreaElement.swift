import Foundation

/// An element that says where bars are.
class SafeAreaElement: WrapperElement {
  private let role: SafeAreaRole

  init(_ role: SafeAreaRole, around content: Element, scope: TransactionScope) {
    self.role = role
    super.init(around: content, scope: scope)
  }

  override var safeAreaRole: SafeAreaRole? { role }
}

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

/// The modifier of views that lie between bars, or hold them.
nonisolated struct SafeAreaModifier: ElementModifier {
  let role: SafeAreaRole

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SafeAreaElement {
    if case .safe = role {
      SafeSpaceElement(role, around: content, scope: inputs.transactions)
    } else {
      SafeAreaElement(role, around: content, scope: inputs.transactions)
    }
  }

  @MainActor
  func update(_ element: SafeAreaElement, in inputs: ViewInputs) {}
}
