public import Foundation

/// The modifier of `containerRelativeFrame`.
nonisolated struct ContainerRelativeModifier: ReadingModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis in a container of a length.
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ContainerRelativeElement {
    ContainerRelativeElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ContainerRelativeElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Makes the view as large as the container that it is in: the innermost scroll view, without its
  /// margins, page or tab, without their bars, or else the screen.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view `span` of `count` equal parts of the container that it is in; `spacing` points
  /// are between the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as large as `length` says, given that of the container that it is in.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}
