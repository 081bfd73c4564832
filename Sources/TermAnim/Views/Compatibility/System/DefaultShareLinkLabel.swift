/// What a `ShareLink` says of itself: its title, or that it shares, behind a symbol.
public struct DefaultShareLinkLabel {
  let title: Text?
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share\u{2026}")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
