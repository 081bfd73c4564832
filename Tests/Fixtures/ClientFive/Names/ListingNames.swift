import TermAnim

/// Names that whole files of animation code use around what moves.
struct ListingNames: View {
  @State private var name = ""
  @State private var comment = AttributedString("none")
  @State private var isShown = false
  @State private var strength = 0.0
  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState private var readPart: Int?

  init() {
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
    bar.backgroundColor = UIColor(named: "bar")?.withAlphaComponent(0.8)
    bar.shadowColor = .clear
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont(name: "Georgia", size: 20) as Any,
    ]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor(named: "bar") ?? .white]
    bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    UINavigationBar.appearance().compactAppearance = bar

    let (tabs, item) = (UITabBarAppearance(), UITabBarItemAppearance())
    item.selected.iconColor = UIColor.systemPink
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    tabs.stackedLayoutAppearance = item
    tabs.inlineLayoutAppearance = item
    tabs.compactInlineLayoutAppearance = item
    tabs.selectionIndicatorTintColor = .systemPink
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
    Self.setControls()
  }

  private static func setControls() {
    UISlider.appearance().setThumbImage(UIImage(), for: .normal)
    UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill"), for: .highlighted)
    UISlider.appearance().minimumTrackTintColor = .systemPink
    UISwitch.appearance().onTintColor = UIColor.systemPink
    UIRefreshControl.appearance().tintColor = .white
    UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "Pull")
    UIDatePicker.appearance().minuteInterval = 5
    UIStepper.appearance().setIncrementImage(UIImage(systemName: "plus"), for: .normal)
    UIStepper.appearance().setDecrementImage(UIImage(systemName: "minus"), for: .normal)
    UITextField.appearance().clearButtonMode = .whileEditing
    UICollectionView.appearance().backgroundColor = .clear
    UIScrollView.appearance().decelerationRate = .fast
    let tools = UIToolbarAppearance()
    tools.configureWithOpaqueBackground()
    UIToolbar.appearance().standardAppearance = tools
    UIToolbar.appearance().barTintColor = UIColor.black
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .textFieldStyle(OutlinedTextFieldStyle())
          .submitScope()
          .accessibilityFocused($isRead)
        Menu("More") { Button("Less") {} }
          .menuIndicator(.hidden)
          .menuOrder(.fixed)
          .menuActionDismissBehavior(.disabled)
          .accessibilityFocused($readPart, equals: 1)
        TextEditor(text: $comment)
        TextEditor(text: .constant("plain"))
        Section("Rows") { Text("row") }
          .headerProminence(.increased)
          .sectionActions { Button("Add") {} }
        Text("shaded")
          .foregroundStyle(ShaderLibrary.stripes(.float(strength)))
          .hoverEffectDisabled()
          .defaultHoverEffect(.lift)
      }
      .navigationTitle("Listings")
      .navigationSubtitle(name.isEmpty ? "all" : "some")
      .toolbar(removing: .sidebarToggle)
      .toolbarTitleMenu { Button("Rename") {} }
    }
    .sheet(isPresented: $isShown) {
      Text("sheet").presentationSizing(.page.fitted(horizontal: true, vertical: false))
    }
    .task {
      isRead = true
      readPart = isRead ? 1 : nil
      share()
    }
  }

  private func share() {
    let title = String(localized: "shared", defaultValue: "\(strength) of \(name)", comment: "x")
    print(title, String(localized: "plain"))
    let sheet = UIActivityViewController(activityItems: [name], applicationActivities: nil)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.rootViewController?.present(sheet, animated: true)
  }
}

struct OutlinedTextFieldStyle: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding()
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(SwiftUICore.Color.gray, lineWidth: 2) }
  }
}

struct TiltedTextRenderer: TextRenderer {
  var strength: Double

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      var copy = context
      copy.addFilter(
        .distortionShader(ShaderLibrary.tilt(.float(strength)), maxSampleOffset: .zero))
      copy.addFilter(.colorShader(ShaderLibrary.warm()))
      copy.addFilter(.layerShader(ShaderLibrary.glow(), maxSampleOffset: .zero))
      copy.draw(line)
    }
    context.fill(Path(.zero), with: .shader(ShaderLibrary.warm()))
  }
}

struct ActionForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(sections: configuration.content) { section in
      section.header
      section.content
      section.actions
    }
  }
}

/// A pager whose flicks go a page at most.
struct OnePageBehavior: ScrollTargetBehavior {
  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / 100).rounded() * 100
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var narrow: PreviewTrait { .fixedLayout(width: 100, height: 200) }
}

/// AppKit's names for what programs of the Mac ask for.
struct DesktopNames: View {
  @State private var isHovered = false

  var body: some View {
    Image(nsImage: NSImage(named: String(localized: "icon")) ?? NSImage())
      .foregroundColor(Color(nsColor: .selectedMenuItemTextColor))
      .overlay { Color(nsColor: .highlightColor).opacity(isHovered ? 0.28 : 0.18) }
      .background(Color(nsColor: isHovered ? .selectedContentBackgroundColor : .shadowColor))
      .onHover { isInside in
        isHovered = isInside
        NSWorkspace.shared.open(URL(fileURLWithPath: "/"))
        NSHapticFeedbackManager.defaultPerformer.perform(.levelChange, performanceTime: .default)
      }
  }
}
