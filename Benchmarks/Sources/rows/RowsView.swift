import TermAnim

/// A container of many rows, to which `a` adds one; `o` changes what stands above it.
struct RowsView: View {
  let kind: RowsKind
  @State private var messages: [Message]
  @State private var count = 0

  init(kind: RowsKind, count: Int) {
    self.kind = kind
    _messages = State(initialValue: (0..<count).map(Message.init))
  }

  var body: some View {
    VStack(spacing: 0) {
      Text("Seen \(count)")
      switch kind {
      case .list: List(messages) { Text($0.text).lineLimit(1) }
      case .chat: chat
      }
    }
    .onKeyPress("a") {
      messages.append(Message(id: messages.count))
      return .handled
    }
    .onKeyPress("o") {
      count += 1
      return .handled
    }
  }

  private var chat: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(messages) { Bubble(message: $0) }
      }
    }
    .defaultScrollAnchor(.bottom)
  }
}

/// A message on a ground of its own, at the side of who has written it.
private struct Bubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(message.isOwn ? .blue : .gray, in: .rect(cornerRadius: 8))
      .frame(maxWidth: 240, alignment: message.isOwn ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
  }
}
