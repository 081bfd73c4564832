/// What a window shows that is opened with a value, which there is none of in the first window.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ value: Data?, @ViewBuilder content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}

extension PresentedWindowContent: ValuedWindowContent {
  var valueType: ObjectIdentifier { ObjectIdentifier(Data.self) }

  func view(for value: AnyHashable) -> AnyView? {
    (value.base as? Data).map { AnyView(PresentedWindowContent($0, content: content)) }
  }
}
