/// A choice in the older way: a title, a message and buttons below each other.
public struct ActionSheet {
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Without `buttons`, one called Cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// What the sheet shows.
  func panel(_ isPresented: Binding<Bool>) -> some View {
    AlertPanel(
      title: title, isPresented: isPresented, actions: Alert.views(of: buttons), message: message,
      isDialog: true)
  }
}

extension View {
  /// Presents the choice that `content` makes at the lower edge while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, style: .dialog) {
        content().panel(isPresented)
      })
  }

  /// Presents the choice that `content` makes of `item` while there is one.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let value = item.wrappedValue
    let isPresented = Binding(presenceOf: item)
    return modifier(
      PresentationModifier(isPresented: isPresented, style: .dialog) {
        value.map { content($0).panel(isPresented) }
      })
  }
}
