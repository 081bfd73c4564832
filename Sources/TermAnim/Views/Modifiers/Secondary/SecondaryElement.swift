import Foundation

/// The element of a `SecondaryModifier`.
final class SecondaryElement: WrapperElement {
  let secondary: Element
  let role: SecondaryRole
  /// The node of the secondary view, which lives as long as the element.
  let owner: ViewNode
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(
    _ secondary: Element, as role: SecondaryRole, alignment: Alignment, around content: Element,
    owner: ViewNode, scope: TransactionScope
  ) {
    (self.secondary, self.role) = (secondary, role)
    (self.alignment, self.owner) = (alignment, owner)
    super.init(around: content, scope: scope)
    secondary.parent = self
  }

  override var traitBearer: Element { role == .rowGround ? self : super.traitBearer }

  override var traits: ElementTraits {
    var traits = super.traits
    if role == .rowGround { traits.layoutValues[ObjectIdentifier(RowGroundKey.self)] = self }
    return traits
  }

  override var leavingNodes: [ViewNode] { super.leavingNodes + secondary.leavingNodes }

  override func didPlace() {
    super.didPlace()
    if role != .rowGround { placeSecondary() }
  }

  private func placeSecondary() {
    let proposal = ProposedViewSize(frame.size)
    let outer = content.dimensions(for: placedProposal)
    let inner = secondary.dimensions(for: proposal)
    place(
      secondary,
      at: CGPoint(
        x: frame.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
        y: frame.minY + outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: proposal)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    switch role {
    case .overlay:
      content.draw(into: &commands)
      secondary.draw(into: &commands)
    case .background:
      secondary.draw(into: &commands)
      content.draw(into: &commands)
    case .mask:
      appendMasked(to: &commands)
    case .rowGround:
      content.draw(into: &commands)
    }
  }

  private func appendMasked(to commands: inout [DisplayList.Command]) {
    var (contents, mask): ([DisplayList.Command], [DisplayList.Command]) = ([], [])
    content.draw(into: &contents)
    secondary.draw(into: &mask)
    guard !contents.isEmpty else { return }
    commands.append(
      .layer(
        Layer(
          mask: Layer.Mask(contents: DisplayList(mask)), contents: DisplayList(contents))))
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    switch role {
    case .overlay:
      secondary.hitTest(point, path: &path) || content.hitTest(point, path: &path)
    case .background:
      content.hitTest(point, path: &path) || secondary.hitTest(point, path: &path)
    case .mask, .rowGround:
      content.hitTest(point, path: &path)
    }
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    super.showsCharacters(at: point)
      || [.overlay, .background].contains(role) && secondary.showsCharacters(at: point)
  }
}
