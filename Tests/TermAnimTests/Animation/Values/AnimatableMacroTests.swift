import Foundation
import Testing

@testable import TermAnim

@MainActor
struct AnimatableMacroTests {
  @Animatable
  fileprivate struct Wave: Shape {
    var height: Double
    var phase: Angle  // and what a comment says, such as var no: Never
    var odd: Int { Int(height) }
    var shift = 0.5 { didSet { _ = oldValue } }
    var left, right: CGFloat
    var place = CGPoint.zero, ends: UnitPoint = .center
    @AnimatableIgnored var isOpen = true
    @AnimatableIgnored
    var name: String = "{ var none: Never"
    let count = 3
    static let limit = 1.0

    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addEllipse(in: rect)
      return path
    }
  }

  @Animatable
  fileprivate struct Counter: View {
    var number: Double
    @State private var isOn = false
    let seen: (Double) -> Void

    var body: some View {
      let _ = seen(number)
      Color.red
    }
  }

  /// What is given to an attribute has two words.
  @propertyWrapper
  fileprivate struct Noted {
    var wrappedValue = 0.0
    init(_ note: String, at number: Int) {}
  }

  @Animatable
  fileprivate struct Bounded: Shape {
    var height: Double
    @Noted("kept", at: 2)
    var noted: Double

    init(height: Double) {
      var bounded = height
      bounded = max(0, bounded)
      self.height = bounded
    }

    subscript(index: Int) -> Double {
      var sum = 0.0
      sum += Double(index) * height
      return sum
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  /// What is written between an attribute and its variable belongs to neither.
  @Animatable
  fileprivate struct Noisy: Shape {
    var height: Double
    @AnimatableIgnored
    // The same noise in every frame.
    var seed: Double

    @Noted("kept", at: 2)

    var noted: Double

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  /// Comparisons are no angles, and declarations go on in the next line.
  // swift-format-ignore
  @Animatable
  fileprivate struct Counting: Shape {
    var start: Double
    func count(_ limit: Int) -> Int {
      var index = 0
      while index<limit { index += 1 }
      return index
    }
    var end: Double,
      step: CGFloat
    var length: Double
    {
      end - start
    }
    var power = 1E-3
    var large = 2_0e2
    var name: String { "\(["}": "{"]["}"] ?? "{")" }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func `all variables count, whatever the code between them looks like`() {
    let shape = Counting(start: 1, end: 2, step: 3)
    let data = shape.animatableData
    #expect(data.first == 1 && data.second.first == 2 && data.second.second.first == 3)
    #expect(data.second.second.second.first == 1e-3)
    #expect(data.second.second.second.second == 2_000)
    #expect(shape.count(3) == 3 && shape.length == 1 && shape.name == "{")
  }

  @Test func `an attribute belongs to the variable below, past comments and empty lines`() {
    var noisy = Noisy(height: 1, seed: 2)
    #expect(noisy.animatableData == 1)
    noisy.animatableData = 3
    #expect(noisy.height == 3 && noisy.seed == 2)
  }

  private let wave = Wave(height: 1, phase: .radians(2), left: 4, right: 5)

  @Test func `variables are animated in the order in which they are written`() {
    let data = wave.animatableData
    #expect(data.first == 1)
    #expect(data.second.first == Angle.radians(2).animatableData)
    #expect(data.second.second.first == 0.5)
    #expect(data.second.second.second.first == 4)
    #expect(data.second.second.second.second.first == 5)
    #expect(data.second.second.second.second.second.first == CGPoint.zero.animatableData)
    #expect(data.second.second.second.second.second.second == UnitPoint.center.animatableData)
  }

  @Test func `what is read is what is set, and nothing else changes`() {
    var data = wave.animatableData
    data.scale(by: 3)
    var moved = wave
    moved.animatableData = data
    #expect(moved.animatableData == data)
    #expect(moved.height == 3 && moved.right == 15 && moved.phase == .radians(6))
    #expect(moved.isOpen && moved.name == wave.name && moved.count == 3)
  }

  private struct Growing: View {
    let target: Binding<Double>
    let seen: (Double) -> Void

    var body: some View {
      Counter(number: target.wrappedValue, seen: seen)
        .animation(.linear(duration: 1), value: target.wrappedValue)
    }
  }

  private struct Root: View {
    @State private var target = 0.0
    let seen: (Double) -> Void

    var body: some View {
      Growing(target: $target, seen: seen).onAppear { target = 8 }
    }
  }

  @Test func `a view with the macro is shown with every value on the way`() {
    var numbers: [Double] = []
    let host = ViewHost(Root { numbers.append($0) })
    host.advance(by: 0.25)
    #expect(numbers.last.map { abs($0 - 2) < 0.2 } == true, "\(numbers)")
    host.run(for: 1)
    #expect(numbers.last == 8)
  }

  @Test func `variables within initialisers and subscripts are none of the type`() {
    var shape = Bounded(height: -1)
    shape.animatableData = 3
    #expect(shape.height == 3 && shape[2] == 6)
    #expect(shape.noted == 0)
  }
}
