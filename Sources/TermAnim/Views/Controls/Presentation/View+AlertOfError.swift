public import Foundation

/// Alerts about an error, with its description as their title.
///
/// Nothing is shown while there is none.
extension View {
  /// Presents an alert about `error` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Presents an alert about `error` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> Actions,
    @ViewBuilder message: @escaping (E) -> Message
  ) -> some View {
    let title = error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
    return alert(
      Text(verbatim: title), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}
