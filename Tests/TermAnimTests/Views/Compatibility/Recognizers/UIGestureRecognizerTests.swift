import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIGestureRecognizerTests {
  private struct Pan: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      let mayBegin: (UIPanGestureRecognizer) -> Bool

      init(_ mayBegin: @escaping (UIPanGestureRecognizer) -> Bool) {
        self.mayBegin = mayBegin
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map(mayBegin) ?? false
      }
    }

    var isOn = true
    var mayBegin: (UIPanGestureRecognizer) -> Bool = { _ in true }
    let handle: (UIPanGestureRecognizer, Context) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      Coordinator(mayBegin)
    }

    func makeUIGestureRecognizer(context: Context) -> some UIPanGestureRecognizer {
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
      recognizer.isEnabled = isOn
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {
      handle(recognizer, context)
    }
  }

  private let log = NoteList()

  /// A square of 100 points in the middle of the screen, its corner at (110, 46).
  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  @Test func `a pan begins, changes and ends, and tells how far and how fast`() {
    var (ways, local, ended): ([CGPoint], [CGPoint], CGPoint?) = ([], [], nil)
    let host = ViewHost(
      square.gesture(
        Pan { [log] pan, context in
          log.note("\(pan.state)")
          ways.append(pan.translation(in: pan.view))
          local.append(context.converter.localLocation)
          if pan.state == .ended { ended = pan.velocity(in: pan.view) }
        }))
    host.drag(from: CGPoint(x: 150, y: 96), to: CGPoint(x: 210, y: 96), steps: 3)
    #expect(log.take() == ["began", "changed", "changed", "ended"])
    #expect(ways == [20, 40, 60, 60].map { CGPoint(x: $0, y: 0) })
    #expect(local.last == CGPoint(x: 100, y: 50))
    #expect(ended.map { $0.x > 100 && $0.y == 0 } == true)
    host.press(at: CGPoint(x: 150, y: 96))
    host.move(to: CGPoint(x: 155, y: 96))
    host.release(at: CGPoint(x: 155, y: 96))
    #expect(log.take() == [])
  }

  @Test func `a translation that is set is gone on from until the next pan`() {
    var ways: [CGFloat] = []
    let host = ViewHost(
      square.gesture(
        Pan { pan, _ in
          ways.append(pan.translation(in: pan.view).x)
          pan.setTranslation(.zero, in: pan.view)
        }))
    for _ in 0..<2 {
      host.drag(from: CGPoint(x: 150, y: 96), to: CGPoint(x: 210, y: 96), steps: 3)
    }
    #expect(ways == [20, 20, 20, 0, 20, 20, 20, 0])
  }

  @Test func `a pan that is not enabled, or may not begin, leaves the drag to others`() {
    struct Model: View {
      @State var isOn = false
      let log: NoteList
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .gesture(
              Pan(isOn: isOn, mayBegin: { $0.velocity(in: nil).y == 0 }) { pan, _ in
                log.note("pan \(pan.state)")
              })
          Text("switch").onTapGesture { isOn.toggle() }
        }
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
      }
    }
    let host = ViewHost(Model(log: log))
    let start = CGPoint(x: 100, y: 80)
    let (right, down) = (CGPoint(x: 160, y: 80), CGPoint(x: 100, y: 120))
    host.drag(from: start, to: right, steps: 2)
    #expect(log.take() == ["drag"])
    host.tap(on: "switch")
    host.drag(from: start, to: right, steps: 2)
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    host.drag(from: start, to: down, steps: 2)
    #expect(log.take() == ["drag"])
  }

  /// A recognizer of any type, whose delegate says what `mayBegin` says.
  private struct Asking<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    final class Coordinator: UIGestureRecognizerDelegate {
      let mayBegin: (UIGestureRecognizer) -> Bool

      init(_ mayBegin: @escaping (UIGestureRecognizer) -> Bool) {
        self.mayBegin = mayBegin
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
      }
    }

    let make: () -> Recognizer
    let mayBegin: (UIGestureRecognizer) -> Bool
    let handle: (UIGestureRecognizer) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      Coordinator(mayBegin)
    }

    func makeUIGestureRecognizer(context: Context) -> Recognizer {
      let recognizer = make()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      handle(recognizer)
    }
  }

  @Test func `a tap or a held press that may not begin is left to others`() {
    let isLeft: (UIGestureRecognizer) -> Bool = { [log] recognizer in
      log.note("asked \(recognizer.state)")
      return recognizer.location(in: nil).x < 160
    }
    let note: (UIGestureRecognizer) -> Void = { [log] in log.note("\($0.state)") }
    let tapped = ViewHost(
      square.gesture(Asking(make: { UITapGestureRecognizer() }, mayBegin: isLeft, handle: note))
        .onTapGesture { [log] in log.note("other tap") })
    tapped.tap(at: CGPoint(x: 150, y: 96))
    #expect(log.take() == ["asked possible", "ended"])
    tapped.tap(at: CGPoint(x: 170, y: 96))
    #expect(log.take() == ["asked possible", "other tap"])
    let held = ViewHost(
      square.gesture(
        Asking(make: { UILongPressGestureRecognizer() }, mayBegin: isLeft, handle: note)))
    held.longPress(at: CGPoint(x: 150, y: 96), for: 0.7)
    #expect(log.take() == ["asked possible", "began", "ended"])
    held.longPress(at: CGPoint(x: 170, y: 96), for: 0.7)
    #expect(log.take() == ["asked possible"])
  }

  @Test func `a gesture is cancelled when its recognizer is enabled no longer`() {
    var kept: UIGestureRecognizer?
    let host = ViewHost(
      square.gesture(
        Asking(
          make: { UIPanGestureRecognizer() }, mayBegin: { _ in true },
          handle: { [log] in
            kept = $0
            log.note("\($0.state)")
          })))
    func move(by way: [CGFloat]) {
      for x in way { host.move(to: CGPoint(x: 130 + x, y: 96)) }
    }
    host.press(at: CGPoint(x: 130, y: 96))
    move(by: [20, 30])
    #expect(log.take() == ["began", "changed"])
    kept?.isEnabled = false
    #expect(log.take() == ["cancelled"] && kept?.state == .possible)
    move(by: [40, 50])
    host.release(at: CGPoint(x: 180, y: 96))
    #expect(log.take() == [])
    host.drag(from: CGPoint(x: 130, y: 96), to: CGPoint(x: 190, y: 96))
    #expect(log.take() == [])
    kept?.isEnabled = true
    host.drag(from: CGPoint(x: 130, y: 96), to: CGPoint(x: 190, y: 96), steps: 3)
    #expect(log.take() == ["began", "changed", "changed", "ended"])
  }

  @Test func `a recognizer that is switched off and on in its action waits for the next press`() {
    let host = ViewHost(
      square.gesture(
        Asking(
          make: { UIPanGestureRecognizer() }, mayBegin: { _ in true },
          handle: { [log] recognizer in
            log.note("\(recognizer.state)")
            if recognizer.state == .changed {
              recognizer.isEnabled = false
              recognizer.isEnabled = true
            }
          })))
    for _ in 0..<2 {
      host.drag(from: CGPoint(x: 130, y: 96), to: CGPoint(x: 190, y: 96), steps: 4)
      #expect(log.take() == ["began", "changed", "cancelled"])
    }
  }

  @Test func `taps are told once, and held presses from when they were held long enough`() {
    struct Tap: UIGestureRecognizerRepresentable {
      let log: NoteList
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return recognizer
      }
      func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        log.note("\(recognizer.state) \(recognizer.location(in: nil).x)")
      }
    }
    struct Hold: UIGestureRecognizerRepresentable {
      let log: NoteList
      func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.minimumPressDuration = 0.2
        return recognizer
      }
      func handleUIGestureRecognizerAction(
        _ recognizer: UILongPressGestureRecognizer, context: Context
      ) {
        log.note("\(recognizer.state) \(recognizer.location(in: nil).x)")
      }
    }
    let middle = CGPoint(x: 160, y: 96)
    let tapped = ViewHost(square.gesture(Tap(log: log)))
    tapped.tap(at: middle)
    #expect(log.take() == [])
    tapped.tap(at: middle)
    #expect(log.take() == ["ended 160.0"])
    let held = ViewHost(square.gesture(Hold(log: log)))
    held.press(at: middle)
    held.run(for: 0.1)
    #expect(log.take() == [])
    held.run(for: 0.2)
    #expect(log.take() == ["began 160.0"])
    held.move(to: CGPoint(x: 180, y: 96))
    held.release(at: CGPoint(x: 180, y: 96))
    #expect(log.take() == ["changed 180.0", "ended 180.0"])
    held.tap(at: middle)
    #expect(log.take() == [])
  }
}
