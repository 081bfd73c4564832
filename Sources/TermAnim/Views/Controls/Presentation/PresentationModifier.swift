/// The modifier of everything that is presented above other views.
nonisolated struct PresentationModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  /// Tells the panel from others, which are presented when this one has gone.
  var identity = AnyHashable(0)
  let style: PresentationStyle
  var onDismiss: (() -> Void)?
  let panel: () -> Panel
  @State private var turn = PresentationTurn()
  /// How many panels have gone.
  @State private var dismissals = 0

  @MainActor
  func body(content: Content) -> some View {
    content
      // Further in than the next panel, which comes after it has been told.
      .onChange(of: dismissals) { onDismiss?() }
      .modifier(PortalModifier(host: nil, secondary: isShown ? presented : nil))
  }

  @MainActor
  private var isShown: Bool { isPresented.wrappedValue && turn.isFree(for: identity) }

  @MainActor
  private var presented: some View {
    PresentedView(
      isPresented: isPresented, style: style, panel: LazyPanel(make: panel)
    )
    .onAppear { [turn, identity] in turn.holder = identity }
    .onDisappear {
      turn.holder = nil
      // Asks for an update, which nobody else needs.
      if onDismiss != nil || isPresented.wrappedValue { dismissals += 1 }
    }
    .id(identity)
  }
}

extension PresentationModifier {
  /// Presents `content` for an item while there is one, and other views for another item.
  init<Item: Identifiable, Content: View>(
    item: Binding<Item?>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) where Panel == Content? {
    // Kept for the time in which the panel is seen leaving, when there is no item any more.
    let value = item.wrappedValue
    self.init(
      isPresented: Binding(presenceOf: item), identity: AnyHashable(value?.id), style: style,
      onDismiss: onDismiss
    ) { value.map(content) }
  }
}
