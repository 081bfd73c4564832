/// An element that says where bars are.
class SafeAreaElement: WrapperElement {
  private let role: SafeAreaRole

  init(_ role: SafeAreaRole, around content: Element, scope: TransactionScope) {
    self.role = role
    super.init(around: content, scope: scope)
  }

  override var safeAreaRole: SafeAreaRole? { role }
}
