/// The views that a canvas may draw.
///
/// A class because they are looked through once for each drawing, whichever copy of its context
/// asks first.
@MainActor
final class CanvasSymbols {
  nonisolated static let empty = CanvasSymbols([])

  private nonisolated let elements: [Element]
  private lazy var elementsByTag = Dictionary(
    elements.compactMap { element in element.tag.map { ($0, element) } },
    uniquingKeysWith: { first, _ in first })

  nonisolated init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The first view whose tag is `id`; nil when there is none.
  subscript(id: AnyHashable) -> Element? { elementsByTag[id] }
}
