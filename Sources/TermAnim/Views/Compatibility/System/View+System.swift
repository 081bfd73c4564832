public import Foundation

/// What a program asks of the system around it, which a terminal is not.
extension View {
  /// The view as it is: the player has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// The view as it is: the player has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The view as it is: nothing of the system lies over a terminal.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }

  /// The view as it is: the system has no gestures at the edges of a terminal.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// The view as it is: no other program sends addresses, and `action` is never run.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    self
  }
}

/// What is said of a view when somebody points at it, which here nothing is.
extension View {
  /// The view as it is: no words are shown.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no words are shown.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// The view as it is: no words are shown.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// The view as it is under the pointer too.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// The view as it is under the pointer too.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// The view as it is under the pointer too.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The grounds and edges of what is around the program, which in a terminal is nothing.
extension View {
  /// Adds the room that is usual at the edges of a scene, 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// The view as it is: there is nothing beyond its edges.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// The view as it is: the pointer is the terminal's.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// The view as it is: content is never out of date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
