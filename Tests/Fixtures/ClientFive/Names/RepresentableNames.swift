import TermAnim

// Views of UIKit and AppKit that programs show for their ground or their blur.

struct VisualEffectView: UIViewRepresentable {
  var effect: UIVisualEffect?

  func makeUIView(context: UIViewRepresentableContext<Self>) -> UIVisualEffectView {
    UIVisualEffectView()
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: UIViewRepresentableContext<Self>) {
    uiView.effect = effect
  }
}

struct BlurView: UIViewRepresentable {
  typealias UIViewType = UIVisualEffectView

  var style: UIBlurEffect.Style = .systemUltraThinMaterialDark

  func makeUIView(context: Context) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    return view
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

final class TintedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.3)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct TintedGround: UIViewRepresentable {
  final class Coordinator: NSObject {
    var parent: TintedGround

    init(_ parent: TintedGround) {
      self.parent = parent
    }
  }

  @Binding var isOn: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> TintedView { TintedView(frame: .zero) }

  func updateUIView(_ uiView: TintedView, context: Context) {
    uiView.alpha = isOn ? 1 : 0.5
    context.coordinator.parent = self
  }

  static func dismantleUIView(_ uiView: TintedView, coordinator: Coordinator) {}
}

struct ClearBackground: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    DispatchQueue.main.async {
      view.superview?.superview?.backgroundColor = .clear
    }
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

struct MacBlur: NSViewRepresentable {
  var material: NSVisualEffectView.Material
  var blendingMode: NSVisualEffectView.BlendingMode

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    view.material = material
    view.blendingMode = blendingMode
    view.state = .active
    view.wantsLayer = true
    view.layer?.cornerRadius = 8
    return view
  }

  func updateNSView(_ nsView: NSVisualEffectView, context: Context) {
    nsView.material = material
  }
}

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>)
    -> UIActivityIndicatorView
  {
    let view = UIActivityIndicatorView(style: style)
    view.color = .white
    view.hidesWhenStopped = true
    return view
  }

  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct RepresentableNames: View {
  @State private var isOn = false

  var body: some View {
    ZStack {
      VisualEffectView(effect: UIBlurEffect(style: .dark)).ignoresSafeArea()
      BlurView().clipShape(Circle())
      TintedGround(isOn: $isOn)
      MacBlur(material: .hudWindow, blendingMode: .behindWindow)
      ClearBackground()
      ActivityIndicator(isAnimating: .constant(true), style: .large)
    }
    .background(BlurView(style: .regular))
  }
}
