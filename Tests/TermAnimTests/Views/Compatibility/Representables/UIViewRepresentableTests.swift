import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIViewRepresentableTests {
  /// A ground whose colour the view says, with notes of what the program is asked for.
  private struct Ground: UIViewRepresentable {
    final class Coordinator {
      let note: (String) -> Void
      var view: UIView?

      init(_ note: @escaping (String) -> Void) {
        self.note = note
      }
    }

    let color: UIColor
    var size: CGSize?
    let note: (String) -> Void
    var keep: (UIView) -> Void = { _ in }

    func makeCoordinator() -> Coordinator { Coordinator(note) }

    func makeUIView(context: Context) -> UIView {
      note("make \(context.environment.colorScheme)")
      let view = UIView()
      context.coordinator.view = view
      keep(view)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      note(
        "update \(context.coordinator.view === uiView) \(context.transaction.animation != nil)")
      uiView.backgroundColor = color
      uiView.layer.cornerRadius = 6
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? {
      size
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      coordinator.note("dismantle \(coordinator.view === uiView)")
    }
  }

  private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
      uiView.effect = UIBlurEffect(style: style)
    }
  }

  private struct MacBlur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
      let view = NSVisualEffectView()
      view.material = .sidebar
      return view
    }

    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {
      nsView.alphaValue = 0.5
      nsView.layer?.cornerRadius = 4
    }
  }

  private let notes = NoteList()
  private let probe = Probe()

  private func ground(_ color: UIColor, size: CGSize? = nil) -> Ground {
    Ground(color: color, size: size, note: notes.note)
  }

  @Test func `it is made once, updated by what changes, and dismantled when it has gone`() {
    let host = ViewHost(
      ProbeView(probe) { number, other, _ in
        let _ = other
        if number < 2 { ground(number == 0 ? .red : .blue).frame(width: 40, height: 20) }
      })
    #expect(notes.take() == ["make light", "update true false"])
    #expect(host.firstBox?.size == CGSize(width: 40, height: 20))
    #expect(host.drawing.first?.color == Color(UIColor.red).resolved)
    withAnimation { probe.u = 1 }
    host.settle()
    #expect(notes.take() == ["update true true"])
    host.run(for: 2)
    #expect(host.drawing.first?.color == Color(UIColor.blue).resolved)
    probe.u = 2
    host.settle()
    #expect(notes.take() == ["dismantle true"] && host.drawing.isEmpty)
  }

  @Test func `it takes what is offered, or the size that the program says`() {
    let offered = ViewHost(ground(.red).padding(10))
    #expect(offered.firstBox == CGRect(x: 10, y: 10, width: 300, height: 172))
    let sized = ViewHost(ground(.red, size: CGSize(width: 30, height: 12)))
    #expect(sized.firstBox == CGRect(x: 145, y: 90, width: 30, height: 12))
    let unasked = ViewHost(ground(.red).fixedSize())
    #expect(unasked.firstBox?.size == CGSize(width: 10, height: 10))
  }

  @Test func `what is set later is seen`() throws {
    var view: UIView?
    let host = ViewHost(Ground(color: .red, note: { _ in }, keep: { view = $0 }))
    let kept = try #require(view)
    kept.alpha = 0.25
    host.settle()
    #expect(host.drawing.first?.opacity == 0.25)
    kept.isHidden = true
    host.settle()
    #expect(host.drawing.allSatisfy { $0.opacity == 0 })
    kept.isHidden = false
    kept.layer.backgroundColor = UIColor.green.cgColor
    host.settle()
    #expect(host.drawing.first?.color == Color(UIColor.green).resolved)
    #expect(kept.layer.opacity == 0.25 && kept.backgroundColor?.cgColor == UIColor.green.cgColor)
    host.run(for: 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the corners of its layer cut it`() throws {
    let host = ViewHost(ground(.red).frame(width: 40, height: 20))
    guard case .fill(let path, _, _)? = host.drawing.first?.command else {
      Issue.record("nothing is filled")
      return
    }
    let corner = CGPoint(x: path.boundingRect.minX + 1, y: path.boundingRect.minY + 1)
    #expect(!path.contains(corner))
    #expect(path.contains(CGPoint(x: corner.x + 6, y: corner.y)))
  }

  @Test func `the pointer finds what is behind it only if the program says so`() {
    for isFound in [true, false] {
      let host = ViewHost(
        ZStack {
          Color.blue.onTapGesture { notes.note("behind") }
          Ground(color: .red, note: { _ in }, keep: { $0.isUserInteractionEnabled = isFound })
        })
      host.tap(at: CGPoint(x: 160, y: 96))
      #expect(notes.take() == (isFound ? [] : ["behind"]))
    }
  }

  /// The materials that are drawn, and how much of them.
  private func materials(_ host: ViewHost) -> [(paint: MaterialPaint, opacity: Double)] {
    host.drawing.compactMap {
      if case .fill(_, .material(let paint), _) = $0.command { (paint, $0.opacity) } else { nil }
    }
  }

  private func paint(of material: Material, on scheme: ColorScheme) -> MaterialPaint? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    if case .material(let paint) = material.primitivePaint(in: environment) { return paint }
    return nil
  }

  @Test func `a blur is the material that comes nearest, on its own ground or that around`() throws
  {
    func paint(_ style: UIBlurEffect.Style, on scheme: ColorScheme) throws -> MaterialPaint {
      let blur = Blur(style: style).environment(\.colorScheme, scheme)
      return try #require(materials(ViewHost(blur)).first).paint
    }
    let nearest: [(UIBlurEffect.Style, Material)] = [
      (.systemUltraThinMaterial, .ultraThin), (.systemThinMaterial, .thin),
      (.systemMaterial, .regular), (.systemThickMaterial, .thick), (.systemChromeMaterial, .bar),
    ]
    for scheme in ColorScheme.allCases {
      for (style, material) in nearest {
        #expect(try paint(style, on: scheme) == self.paint(of: material, on: scheme))
      }
    }
    #expect(
      try paint(.systemMaterialDark, on: .light) == paint(.systemMaterial, on: .dark))
    #expect(
      try paint(.systemMaterialLight, on: .dark) == paint(.systemMaterial, on: .light))
    #expect(try paint(.light, on: .dark) == paint(.light, on: .light))
  }

  @Test func `another effect changes the blur, and none takes it away`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Blur(style: number == 0 ? .systemUltraThinMaterial : .systemThickMaterial)
      })
    let thin = materials(host).first?.paint.veil.opacity ?? 1
    probe.u = 1
    host.run(for: 1)
    #expect((materials(host).first?.paint.veil.opacity ?? 0) > thin)
    let plain = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(plain.look.values.blur != nil)
    plain.effect = nil
    #expect(plain.look.values.blur == nil)
    plain.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    #expect(plain.look.values.blur == nil)
  }

  @Test func `a blur of AppKit is one, too`() throws {
    let found = materials(ViewHost(MacBlur()))
    let first = try #require(found.first)
    #expect(found.count == 1 && first.opacity == 0.5)
    #expect(first.paint == paint(of: .regular, on: .light))
    #expect(NSVisualEffectView().look.values.blur != nil)
  }
}
