/// A button that pastes what was copied last in the program.
///
/// It can be pressed whatever was copied, and does nothing where that is nothing of use.
public struct PasteButton: View {
  private let paste: () -> Void

  /// Gives `payloadAction` what was copied, as far as it is there as data of one of the types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = {
      let copied = UIPasteboard.general.itemProviders(of: supportedContentTypes)
      if !copied.isEmpty { payloadAction(copied) }
    }
  }

  /// Gives `onPaste` what was copied, as far as it can be values of the type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = {
      let values = UIPasteboard.general.values(of: T.self)
      if !values.isEmpty { onPaste(values) }
    }
  }

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste() }
  }
}
