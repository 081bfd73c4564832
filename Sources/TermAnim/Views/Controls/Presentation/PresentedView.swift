import Foundation

/// A panel and the shade between it and what is behind.
struct PresentedView<Panel: View>: View {
  let isPresented: Binding<Bool>
  let style: PresentationStyle
  let panel: LazyPanel<Panel>
  @Namespace private var matching
  @State private var editMode = EditMode.inactive
  @State private var isHeld = false
  /// Whether what is behind is to be used; nil while the panel has not said so.
  @State private var leavesBackground: Bool?
  @State private var motion = PageMotion()
  @Environment(\.keyboardFocus) private var keyboardFocus
  @Environment(\.isPresentedAtOnce) private var isAtOnce

  var body: some View {
    Color.black
      .opacity(leavesBackground == true ? 0 : max(style.shade, 0.001))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onTapGesture(perform: closeFromOutside)
      .modifier(SecondaryClickModifier(action: secondaryClick))
      .allowsHitTesting(leavesBackground != true)
      .comesAndGoes(with: isAtOnce ? .identity : .opacity.animation(.easeOut(duration: 0.25)))
    placed
      .modifier(PresentationSchemeModifier(isWindow: false))
      .environment(\.presentation, isPresented)
      .environment(\.pageMotion, style.followsContent ? motion : nil)
      .environment(\.isOnPanel, false)
      .modifier(FreshPlace(matching: matching))
      // What stands above the tabs behind is nothing to those in front.
      .environment(\.tabViewBottomAccessory, nil)
      .environment(\.tabViewBottomAccessoryPlacement, nil)
      .environment(\.editMode, $editMode)
      .modifier(UndoScopeModifier())
      .modifier(ExitModifier { if style.closesByEscape { close() } })
      .onPreferenceChange(PresentationIsHeldKey.self) { isHeld = $0 }
      .onPreferenceChange(LeavesBackgroundKey.self) { leaveBackground($0) }
      .comesAndGoes(with: isAtOnce ? .identity : style.transition(of: motion))
  }

  /// Lets the shade go or come; as the panel comes, it is as it will be.
  private func leaveBackground(_ leaves: Bool?) {
    withAnimation(leavesBackground == nil ? nil : PresentationStyle.rising) {
      leavesBackground = leaves
    }
  }

  /// Closes the panel; a dialog does what its button does that cancels.
  private func closeFromOutside() {
    guard style.closesOutside, !isHeld else { return }
    if case .dialog = style, keyboardFocus?.cancel() == true { return }
    close()
  }

  /// Closes a menu or popover; what is filled in is not thrown away so easily.
  private func secondaryClick(at point: CGPoint?) {
    if case .popover = style { closeFromOutside() }
  }

  private func close() {
    if !isHeld { isPresented.wrappedValue = false }
  }

  @ViewBuilder private var placed: some View {
    switch style {
    case .sheet:
      SheetPanel(close: close) { panel }
    case .cover:
      panel
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .backgroundPreferenceValue(PresentationGroundKey.self) { ground in
          if let ground { ground } else { Rectangle().fill(.background) }
        }
    case .alert:
      panel
        .modifier(PanelGround())
        .frame(maxWidth: 200)
        .aligned(to: .cell)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .dialog:
      panel
        .modifier(PanelGround())
        .padding(8)
        .frame(maxWidth: 240)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    case .popover(let anchor, let axis):
      AnchoredLayout(anchor: anchor, axis: axis).callAsFunction {
        panel.modifier(PanelGround())
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether what is presented comes and goes at once, as the view that it comes from does not
  /// animate.
  @Entry var isPresentedAtOnce: Bool = false
}
