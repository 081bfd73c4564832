import Foundation

/// How far what is in a row of a list keeps from its edges; nil is what the list gives it.
enum RowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// A modifier that keeps the rows of a list from their edges, as each of them asks.
///
/// What a row asks is known in it by the environment, and around it by a layout value.
nonisolated struct RowPadding: ElementModifier {
  /// Whether room is taken back instead that something in the row has given itself.
  var isTakenBack = false

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowPaddingElement {
    let element = RowPaddingElement(
      PaddingModifier(insets: Self.insets(in: inputs)), around: content, isTakenBack: isTakenBack,
      scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: RowPaddingElement, in inputs: ViewInputs) {
    let insets = Self.insets(in: inputs)
    if element.modifier.insets != insets { element.modifier = PaddingModifier(insets: insets) }
    let environment = inputs.environment.values
    element.pixelsPerPoint = environment.rowInsets == nil ? environment.pixelsPerPoint : nil
  }

  @MainActor
  private static func insets(in inputs: ViewInputs) -> EdgeInsets {
    inputs.environment.values.rowInsets ?? RowPaddingElement.usualInsets
  }
}

/// The element of a `RowPadding`.
final class RowPaddingElement: PaddingElement {
  /// Those of rows that ask for none.
  nonisolated static let usualInsets = EdgeInsets(
    top: RowMetrics.padding, leading: RowMetrics.padding, bottom: RowMetrics.padding,
    trailing: RowMetrics.padding)

  private let isTakenBack: Bool
  /// Nil for a row that asks for insets in the environment.
  var pixelsPerPoint: CGSize? {
    didSet { if pixelsPerPoint != oldValue { setNeedsLayout() } }
  }

  init(
    _ modifier: PaddingModifier, around content: Element, isTakenBack: Bool,
    scope: TransactionScope
  ) {
    self.isTakenBack = isTakenBack
    super.init(modifier, around: content, scope: scope)
  }

  private var askedInsets: EdgeInsets? {
    traits.layoutValues[ObjectIdentifier(RowInsetsKey.self)] as? EdgeInsets
  }

  /// Rows that leave their insets to the list are whole cells high, so that what is in them lies
  /// alike in all of them: text begins at cells, symbols beside it are an odd number of pixels
  /// high.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    if !isTakenBack, askedInsets == nil, let pixelsPerPoint {
      size.height = GridUnit.cell.least(notBelow: size.height, pixelsPerPoint: pixelsPerPoint)
    }
    return size
  }

  override var insets: EdgeInsets {
    let insets = askedInsets ?? super.insets
    guard isTakenBack else { return insets }
    return EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
  }
}

extension EnvironmentValues {
  /// What the row of a list asks for around its content; nil is what the list gives it.
  @Entry var rowInsets: EdgeInsets?
}

extension View {
  /// Keeps what is in the row of a list so far from its edges; nil is as far as the list says.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.rowInsets, insets).layoutValue(key: RowInsetsKey.self, value: insets)
  }

  /// Keeps what is in the row of a list `length` points from some of its edges; nil is as far as
  /// the list says.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    let key = ObjectIdentifier(RowInsetsKey.self)
    return transformEnvironment(\.rowInsets) { $0 = Self.insets($0, edges, length) }
      .modifier(
        TraitModifier { traits in
          let insets = traits.layoutValues[key] as? EdgeInsets
          traits.layoutValues[key] = Self.insets(insets, edges, length)
        })
  }

  /// `insets`, or those of all rows, with another length at some edges.
  nonisolated private static func insets(
    _ insets: EdgeInsets?, _ edges: Edge.Set, _ length: CGFloat?
  ) -> EdgeInsets {
    let usual = RowPaddingElement.usualInsets
    var insets = insets ?? usual
    if edges.contains(.top) { insets.top = length ?? usual.top }
    if edges.contains(.leading) { insets.leading = length ?? usual.leading }
    if edges.contains(.bottom) { insets.bottom = length ?? usual.bottom }
    if edges.contains(.trailing) { insets.trailing = length ?? usual.trailing }
    return insets
  }
}
