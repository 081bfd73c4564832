/// What Command or Alt and C, X or V do, and the Delete key, where the focus is in the view or
/// nothing else makes use of them.
extension View {
  /// Copies what `payloadAction` makes; nil, and where that is nothing, leaves what was copied
  /// before.
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(
      PasteboardModifier(command: .copy) {
        guard let copied = payloadAction?(), !copied.isEmpty else { return false }
        UIPasteboard.general.itemProviders = copied
        return true
      })
  }

  /// Copies what `payloadAction` makes, which is to take it away as well; nil, and where that is
  /// nothing, leaves what was copied before.
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(
      PasteboardModifier(command: .cut) {
        guard let copied = payloadAction?(), !copied.isEmpty else { return false }
        UIPasteboard.general.itemProviders = copied
        return true
      })
  }

  /// Gives `payloadAction` what was copied last, as far as it is there as data of one of the types;
  /// it is not called where nothing is.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Gives `payloadAction` what `validator` makes of what was copied last, as far as it is there as
  /// data of one of the types; it is not called where that is nil.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      PasteboardModifier(command: .paste) {
        let copied = UIPasteboard.general.itemProviders(of: supportedContentTypes)
        guard !copied.isEmpty, let payload = validator(copied) else { return false }
        payloadAction(payload)
        return true
      })
  }

  /// Runs `action` for the Delete key and Backspace; nil does nothing.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward], phases: .down) { key in
      guard let action, key.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }

  /// Copies values of the program.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    onCopyCommand { payload().map { NSItemProvider(of: $0) } }
  }

  /// Copies values of the program that `action` takes away.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider(of: $0) } }
  }

  /// Gives `action` what `validator` makes of what was copied last, as far as it can be values of
  /// the type; it is not called where that is nothing.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteboardModifier(command: .paste) {
        let values = validator(UIPasteboard.general.values(of: T.self))
        guard !values.isEmpty else { return false }
        action(values)
        return true
      })
  }
}

/// The modifier of commands that have to do with what was copied.
nonisolated private struct PasteboardModifier: ViewModifier {
  let command: PasteboardCommand
  /// Says whether there was anything to do.
  let action: () -> Bool

  @MainActor
  func body(content: Content) -> some View {
    content.onKeyPress(phases: .down) { key in
      PasteboardCommand(key) == command && action() ? .handled : .ignored
    }
  }
}
