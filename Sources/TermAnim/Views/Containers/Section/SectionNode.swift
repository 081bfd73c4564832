import Foundation

/// The node of a section: its parts one after the other, marked as what they are.
///
/// A header or footer that is to be pinned is shown off its place while the section is scrolled
/// through, and stays within the section.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
  SectionParts<Parent, Content, Footer>
>
{
  private typealias Part<Inner: View> = ModifiedContent<Inner, TraitModifier>
  private typealias Beside<Inner: View> = ModifiedContent<Inner, SectionPartLook>
  private typealias Pinned<Inner: View> =
    Part<ModifiedContent<Beside<Inner>, VisualEffectModifier<PinnedEffect>>>

  private var header: TypedNode<Pinned<Parent>>?
  private var content: TypedNode<Part<Content>>?
  private var actions: TypedNode<Part<AnyView?>>?
  private var footer: TypedNode<Pinned<Footer>>?
  /// The environment without what is done to this section, for what is inside.
  private var inner: EnvironmentSnapshot
  // Made once, so that views see that they are the same.
  private var marks: [SectionPart?: TraitModifier] = [:]
  private var pins: [SectionPart: VisualEffectModifier<PinnedEffect>] = [:]
  /// The elements of each part that are shown off their places.
  private var shifted: [SectionPart: Set<ObjectIdentifier>] = [:]

  override init(_ view: SectionParts<Parent, Content, Footer>, in context: NodeContext) {
    inner = Self.inner(of: context.inputs.environment)
    super.init(view, in: context)
    let context = self.context(innerInputs)
    header = context.node(for: pinned(view.header, .header))
    content = context.node(for: view.content.modifier(mark(nil)))
    actions = context.node(for: view.actions.modifier(actionMark))
    footer = context.node(for: pinned(view.footer, .footer))
  }

  override var children: [ViewNode] {
    let nodes: [ViewNode?] = [header, content, actions, footer]
    return nodes.compactMap(\.self)
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: SectionParts<Parent, Content, Footer>, inputs: ViewInputs) {
    let pinning = environment.sectionPinning
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    if environment.sectionPinning != pinning { pins.removeAll() }
    if surroundings !== inputs.environment { changeInner() }
    let inputs = innerInputs
    header?.show(pinned(view.header, .header), inputs: inputs)
    content?.show(view.content.modifier(mark(nil)), inputs: inputs)
    actions?.show(view.actions.modifier(actionMark), inputs: inputs)
    footer?.show(pinned(view.footer, .footer), inputs: inputs)
  }

  // MARK: What is inside

  private var innerInputs: ViewInputs {
    var inputs = inputs
    inputs.environment = inner
    return inputs
  }

  /// Takes note of another environment, unless nothing is other but what is done to the section,
  /// which has closures and is never the same.
  private func changeInner() {
    let new = Self.inner(of: inputs.environment)
    if new === inputs.environment || !new.values.isSame(as: inner.values) { inner = new }
  }

  private static func inner(of environment: EnvironmentSnapshot) -> EnvironmentSnapshot {
    guard environment.values.sectionActions != nil else { return environment }
    var values = environment.values
    values.sectionActions = nil
    return EnvironmentSnapshot(values)
  }

  private lazy var actionMark: TraitModifier = {
    let identity = ObjectIdentifier(self)
    return TraitModifier { traits in
      traits.layoutValues[ObjectIdentifier(SectionIdentityKey.self)] = identity
      traits.layoutValues[ObjectIdentifier(SectionActionKey.self)] = true
    }
  }()

  private func mark(_ part: SectionPart?) -> TraitModifier {
    if let mark = marks[part] { return mark }
    let identity = ObjectIdentifier(self)
    let mark = TraitModifier { [weak self] traits in
      traits.layoutValues[ObjectIdentifier(SectionIdentityKey.self)] = identity
      guard let part else { return }
      traits.layoutValues[ObjectIdentifier(SectionPartKey.self)] = part
      // In front of the rows that it is shown over.
      if traits.zIndex ?? 0 == 0, self?.isShifted(part) == true { traits.zIndex = 1 }
    }
    marks[part] = mark
    return mark
  }

  private func pinned<Inner: View>(_ view: Inner, _ part: SectionPart) -> Pinned<Inner> {
    let pin =
      pins[part]
      ?? VisualEffectModifier { [weak self] element in
        self?.effect(on: element, of: part) ?? PinnedEffect()
      }
    pins[part] = pin
    return view.modifier(SectionPartLook(part: part)).modifier(pin).modifier(mark(part))
  }

  // MARK: Pinning

  private func isPinned(_ part: SectionPart) -> Bool {
    environment.sectionPinning?.parts.contains(part.option) ?? false
  }

  private func isShifted(_ part: SectionPart) -> Bool { shifted[part]?.isEmpty == false }

  private func effect(
    on element: GeometryObserverElement, of part: SectionPart
  ) -> PinnedEffect {
    let offset = offset(of: part, element)
    guard offset != .zero else {
      shifted[part]?.remove(ObjectIdentifier(element))
      return PinnedEffect()
    }
    shifted[part, default: []].insert(ObjectIdentifier(element))
    return PinnedEffect(offset: offset, ground: ground(of: element))
  }

  /// What the row of a list is shown on; nil elsewhere, where views bring their own.
  private func ground(of element: Element) -> PinnedEffect.Ground? {
    guard environment.isInList else { return nil }
    let row = item(of: element)
    return PinnedEffect.Ground(
      paint: BackgroundStyle().paint(in: environment),
      reach: row.frame.insets(beyond: element.frame(inContentOf: row.parent)))
  }

  /// How far from its place a header or footer is shown: in a list, so far that all of its row is
  /// in view.
  private func offset(of part: SectionPart, _ element: GeometryObserverElement) -> CGSize {
    // Who asks for nothing would be told, and drawn, in every frame.
    element.watchSizeAlone()
    guard let pinning = environment.sectionPinning, isPinned(part),
      let scroll = element.scrollElement(along: pinning.axis), let edges = edges(pinning.axis)
    else { return .zero }
    let axis = pinning.axis
    let space = NamedCoordinateSpace.scrollView(axis: axis).coordinateSpace
    // What the element asks for is what it is told of again.
    var own = range(element.proxy().frame(in: space), axis)
    if environment.isInList {
      let row = item(of: element)
      own = range(row.convert(row.frame, to: space), axis)
    }
    let window = scroll.limits.innerWindow.along(axis)
    let length = own.upperBound - own.lowerBound
    // Rows that begin on the right have their headers there.
    let isFirst = (part == .header) != (axis == .horizontal && scroll.isRightToLeft)
    let shift =
      isFirst
      ? max(0, min(-own.lowerBound, edges.upperBound - length - own.lowerBound))
      : min(0, max(window - own.upperBound, edges.lowerBound + length - own.upperBound))
    return axis == .vertical
      ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0)
  }

  /// Where the section begins and ends in the window of its scroll view; nil for an empty one.
  private func edges(_ axis: Axis) -> ClosedRange<CGFloat>? {
    var elements: [Element] = []
    appendElements(to: &elements)
    let items = elements.map(item)
    // They lie one after the other, so that the places of the first and the last are enough.
    let ranges = items.map { range($0.frame, axis) }
    guard let first = ranges.indices.min(by: { ranges[$0].lowerBound < ranges[$1].lowerBound }),
      let last = ranges.indices.max(by: { ranges[$0].upperBound < ranges[$1].upperBound })
    else { return nil }
    let space = NamedCoordinateSpace.scrollView(axis: axis).coordinateSpace
    let (start, end) = (
      range(items[first].convert(items[first].frame, to: space), axis),
      range(items[last].convert(items[last].frame, to: space), axis)
    )
    return min(start.lowerBound, end.lowerBound)...max(start.upperBound, end.upperBound)
  }

  /// The element as its container has it, with all that is around it, such as the row of a list.
  private func item(of element: Element) -> Element {
    var item = element
    while let around = item.parent as? WrapperElement { item = around }
    return item
  }

  private func range(_ frame: CGRect, _ axis: Axis) -> ClosedRange<CGFloat> {
    let (start, length) =
      axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    guard start.isFinite else { return 0...0 }
    return length >= 0 && length.isFinite ? start...(start + length) : start...start
  }
}
