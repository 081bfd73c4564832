import Foundation

/// The element of a `DragSourceModifier`.
final class DragSourceElement<Preview: View>: WrapperElement, Pressable {
  private var modifier: DragSourceModifier<Preview>
  private var inputs: ViewInputs
  /// Kept by its preview.
  private weak var session: DragSession?

  init(
    _ modifier: DragSourceModifier<Preview>, around content: Element, in inputs: ViewInputs
  ) {
    (self.modifier, self.inputs) = (modifier, inputs)
    super.init(around: content, scope: inputs.transactions)
  }

  func update(to modifier: DragSourceModifier<Preview>, in inputs: ViewInputs) {
    (self.modifier, self.inputs) = (modifier, inputs)
  }

  /// A button in the view is let go when the drag begins.
  var priority: GesturePriority { .preempting }

  private(set) lazy var participant: GestureParticipant? =
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
    .recognizer(in: GestureContext(self)) { [weak self] phase, _ in self?.follow(phase) }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if inputs.environment.values.isEnabled { path.append(self) }
    return true
  }

  private func follow(_ phase: GesturePhase<DragGesture.Value>) {
    switch phase {
    case .possible: break
    case .active(let value):
      let session = session ?? begin(at: value.startLocation)
      self.session = session
      session.move(to: value.location)
    case .ended(let value):
      session?.drop(at: value.location)
      session = nil
    case .failed:
      session?.cancel()
      session = nil
    }
  }

  private func begin(at point: CGPoint) -> DragSession {
    let preview = DragPreview(of: content, showing: previewContent, in: inputs)
    return DragSession(modifier.payload(), at: point, preview: preview, in: graph)
  }

  private var previewContent: DragPreviewContent {
    guard let preview = modifier.preview else {
      return DragPreviewContent(lookOf: content, in: inputs)
    }
    let views = LayoutView(layout: ZStackLayout(), content: preview)
    return DragPreviewContent(of: { $0.node(for: views) }, in: inputs)
  }
}
