public import Foundation

extension View {
  /// Lets the view be dragged with the pointer, and `payload` with it, to a view with
  /// `dropDestination`.
  ///
  /// The drag begins when the pressed pointer has moved four points, and goes before buttons in the
  /// view; `payload` is asked for then, once. What is dragged looks as the view does at that
  /// moment. Let go elsewhere, it springs back; Esc lets it go. What has the keyboard focus keeps
  /// it.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragSourceModifier<EmptyView>(payload: payload, preview: nil))
  }

  /// The same, where `preview` is what is dragged, as large as it likes to be and in the middle of
  /// the view at first.
  ///
  /// The preview is made when the drag begins, and has its own state.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSourceModifier(payload: payload, preview: preview()))
  }

  /// Lets what is dragged be dropped on the frame of the view, if a value of `payloadType` can be
  /// made of it.
  ///
  /// The innermost view that takes the payload gets it. `action` is told what has been dropped,
  /// always one value, and where, in points from the top left of the view; it says whether it has
  /// made use of it, which springs back otherwise. `isTargeted` is told true when something that
  /// may be dropped comes over the view, and false when it leaves or is let go.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier { phase in
        if phase.step != .moved { isTargeted(phase.step == .entered) }
        return nil
      } accepts: { payload, _ in
        payload.canBecome(T.self)
      } drop: { payload, place in
        payload.converted(to: T.self).map { action([$0], place) } ?? false
      })
  }
}
