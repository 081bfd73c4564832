import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PickerTests {
  private struct Sizes: View {
    @State var size = "m"
    let log: HeldValue<[String]>

    var body: some View {
      Picker("Size", selection: $size) {
        Text("S").tag("s")
        Text("M").tag("m")
        Text("L").tag("l")
      }
      .frame(width: 120)
      .onChange(of: size) { log.value.append(size) }
    }
  }

  /// The thumb: the second shape, in front of the track.
  private func thumb(_ host: ViewHost) -> CGRect {
    host.boxes[1]
  }

  @Test func `the thumb of segments slides to the one that was pressed`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Sizes(log: log).pickerStyle(.segmented))
    let start = thumb(host)
    #expect(abs(start.midX - 160) < 1e-6)
    host.tap(on: "L")
    #expect(log.value == ["l"])
    host.advance(by: 0.08)
    #expect(thumb(host).midX > 161 && thumb(host).midX < 199)
    host.run(for: 2)
    #expect(abs(thumb(host).midX - 200) < 0.01)
    host.key(.leftArrow)
    host.key(.leftArrow)
    host.key(.leftArrow)
    #expect(log.value == ["l", "m", "s"])
    host.key(.end)
    host.key(.home)
    #expect(log.value == ["l", "m", "s", "l", "s"])
  }

  @Test func `the label of a menu has another ground while it is pressed`() throws {
    let host = ViewHost(Sizes(log: HeldValue([])).pickerStyle(.menu))
    let (ground, label) = (host.drawing.first?.color, try #require(host.frame(of: "M")))
    host.press(at: CGPoint(x: label.midX, y: label.midY))
    #expect(ground != nil && host.drawing.first?.color != ground)
    host.move(to: CGPoint(x: label.midX, y: label.maxY + 80))
    #expect(host.drawing.first?.color == ground)
  }

  @Test func `an optional selection is shown by views with tags that are not`() {
    let letter = HeldValue<String?>("l")
    func host(includeOptional: Bool) -> ViewHost {
      ViewHost(
        Picker("", selection: letter.binding) {
          ForEach(["s", "m", "l"], id: \.self) {
            Text($0).tag($0, includeOptional: includeOptional)
          }
        }
        .pickerStyle(.segmented).frame(width: 120))
    }
    let marks = host(includeOptional: true).boxes
    #expect(marks.count == 2 && abs((marks.last?.midX ?? 0) - 200) < 0.01)
    host(includeOptional: true).tap(on: "s")
    #expect(letter.value == "s")
    // Nothing but the ground of the segments: no thumb.
    #expect(host(includeOptional: false).boxes.count == 1)
    host(includeOptional: false).tap(on: "m")
    #expect(letter.value == "s")
    letter.value = nil
    #expect(host(includeOptional: true).boxes.count == 1)
  }

  @Test func `pages of an optional selection are found by tags that are not`() {
    let page = HeldValue<String?>("b")
    let host = ViewHost(
      TabView(selection: page.binding) {
        ForEach(["a", "b", "c"], id: \.self) { Text("page \($0)").tag($0) }
      }
      .tabViewStyle(.page))
    func x(_ text: String) -> CGFloat? { host.frame(of: text)?.minX }
    #expect(x("page b").map { (0..<320).contains($0) } == true)
    host.key(.tab)
    host.key(.rightArrow)
    #expect(page.value == "c")
  }

  @Test func `a tag that stands for no optional is the view's tag like others`() {
    let host = ViewHost(
      Group(subviews: Text("a").tag(7, includeOptional: false)) { subviews in
        Text("\(subviews[0].containerValues.tag(for: Int.self) ?? 0)")
      })
    #expect(host.strings == ["7"])
  }

  @Test func `a day stays in a range that is open at one end`() {
    let day = 86_400.0
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let date = HeldValue(start)
    func step(_ picker: some View, _ key: KeyEquivalent) {
      let host = ViewHost(picker)
      host.key(.tab)
      for _ in 0..<3 { host.key(key) }
    }
    step(DatePicker("From", selection: date.binding, in: start...), .downArrow)
    #expect(date.value == start)
    step(DatePicker("From", selection: date.binding, in: start...), .upArrow)
    #expect(date.value == start + 3 * day)
    step(DatePicker("To", selection: date.binding, in: ...(start + 4 * day)), .upArrow)
    #expect(date.value == start + 4 * day)
    step(DatePicker("From", selection: date.binding, in: Date.distantFuture...), .upArrow)
    #expect(date.value == .distantFuture)
  }

  @Test func `a menu shows what is chosen, opens, and closes again`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Sizes(log: log))
    #expect(host.strings.contains("M") && !host.strings.contains("L"))
    host.tap(on: "M")
    host.run(for: 0.5)
    #expect(host.strings.contains("L"))
    host.tap(on: "L")
    host.run(for: 0.5)
    #expect(log.value == ["l"])
    #expect(host.strings.contains("L") && !host.strings.contains("S"))
  }

  @Test func `a menu shows what is chosen as it is, also when there are others to choose from`()
    throws
  {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, hasMore in
        Picker("Size", selection: .constant(0)) {
          Text(u > 0 ? "a longer one" : "one").tag(0)
          if hasMore { Text("two").tag(1) }
        }
      })
    let narrow = host.firstWidth
    probe.flag = true
    host.run(for: 1)
    probe.u = 1
    host.run(for: 1)
    #expect(host.strings.contains("a longer one"))
    #expect(host.firstWidth == narrow + 9 * 4)
  }

  @Test func `rows without tags are told apart by their place in a ForEach`() {
    struct Numbers: View {
      @State var number = 0
      let log: HeldValue<[Int]>
      var body: some View {
        Picker("", selection: $number) {
          ForEach(0..<3) { Text("n\($0)") }
        }
        .pickerStyle(.segmented)
        .onChange(of: number) { log.value.append(number) }
      }
    }
    let log = HeldValue<[Int]>([])
    let host = ViewHost(Numbers(log: log))
    host.tap(on: "n2")
    #expect(log.value == [2])
  }

  private func numbers(_ number: HeldValue<Int>) -> some View {
    Picker("Number", selection: number.binding) {
      ForEach(0..<50) { Text("number \($0)") }
    }
  }

  /// Where the middle of the text `number` is on the screen.
  private func y(of number: Int, in host: ViewHost) -> CGFloat? {
    host.frames(of: "number \(number)").last?.midY
  }

  @Test func `a list that is longer than the screen opens at the chosen value, and scrolls`() {
    let number = HeldValue(30)
    let host = ViewHost(numbers(number))
    host.tap(on: "number 30")
    host.run(for: 0.5)
    #expect(y(of: 30, in: host).map { abs($0 - 96) <= 16 } == true)
    for number in [29, 31] {
      #expect(y(of: number, in: host).map { (0..<192).contains($0) } == true)
    }
    host.wheel(at: CGPoint(x: 160, y: 96), by: CGSize(width: 0, height: -2000))
    host.run(for: 2)
    #expect(y(of: 0, in: host).map { (0..<192).contains($0) } == true)
    host.tap(on: "number 2")
    #expect(number.value == 2)
  }

  @Test func `a wheel keeps within its frame and shows the chosen value`() {
    let number = HeldValue(40)
    let host = ViewHost(numbers(number).pickerStyle(.wheel).frame(height: 64))
    host.settle()
    #expect(y(of: 40, in: host).map { (64..<128).contains($0) } == true)
    // What is scrolled out of the frame cannot be pressed.
    host.tap(at: CGPoint(x: 160, y: y(of: 47, in: host) ?? 0))
    #expect(number.value == 40)
    host.tap(at: CGPoint(x: 160, y: y(of: 41, in: host) ?? 0))
    #expect(number.value == 41)
  }

  @Test(arguments: [40.0, 44, 48, 52])
  func `the options of a wheel stand on whole cells, with the ground of the chosen one`(
    height: CGFloat
  ) throws {
    let host = ViewHost(
      Picker("Number", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.wheel).frame(height: height))
    let text = try #require(host.frame(of: "one"))
    let ground = try #require(host.boxes.last)
    #expect(text.minY.truncatingRemainder(dividingBy: 8) == 0)
    #expect(ground.midY == text.midY && ground.height == 16)
  }

  @Test(arguments: [24.0, 50, 64, 70, 96])
  func `a list that is scrolled to the chosen value begins with a whole row`(height: CGFloat) throws
  {
    let host = ViewHost(
      numbers(HeldValue(30)).pickerStyle(.wheel).frame(height: height)
        .frame(height: 192, alignment: .top))
    host.settle()
    let middle = try #require(y(of: 30, in: host))
    let row = try #require(y(of: 31, in: host)) - middle
    // Below a margin, so that its text is in whole cells.
    #expect((middle - row / 2 - 4).truncatingRemainder(dividingBy: row) == 0)
    #expect((0..<height).contains(middle))
  }

  @Test(arguments: [8.0, 12, 16, 20, 24])
  func `a wheel with little room shows the chosen value`(height: CGFloat) throws {
    let host = ViewHost(numbers(HeldValue(30)).pickerStyle(.wheel).frame(height: height))
    host.settle()
    let middle = try #require(y(of: 30, in: host))
    #expect(abs(middle - 96) <= 4)
  }

  @Test func `tab stops once at a wheel, where arrow keys choose as far as it goes`() {
    let (hour, minute) = (HeldValue(48), HeldValue(0))
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { [self] _, _, _ in
        HStack {
          numbers(hour)
          numbers(minute)
        }
        .pickerStyle(.wheel).frame(height: 64)
      })
    func turn(_ key: KeyEquivalent) -> [Int] {
      host.key(key, runningFor: 1)
      probe.flag.toggle()
      host.settle()
      return [hour.value, minute.value]
    }
    #expect(turn(.tab) == [48, 0])
    #expect(turn(.downArrow) == [49, 0] && turn(.downArrow) == [49, 0])
    #expect(turn(.upArrow) == [48, 0])
    #expect(turn(.tab) == [48, 0])
    #expect(turn(.upArrow) == [48, 0] && turn(.downArrow) == [48, 1])
    #expect(turn(.tab) == [48, 1] && turn(.upArrow) == [47, 1])
  }

  @Test(arguments: [true, false])
  func `a wheel is fainter when it cannot be used`(isDisabled: Bool) {
    let host = ViewHost(
      numbers(HeldValue(3)).pickerStyle(.wheel).frame(height: 64).disabled(isDisabled))
    #expect(host.drawing.allSatisfy { ($0.opacity < 0.5) == isDisabled })
  }

  @Test func `a label for the chosen value stands in the place of its view`() {
    let number = HeldValue(3)
    let host = ViewHost(
      Picker("Number", selection: number.binding) {
        Text("three").tag(3)
      } currentValueLabel: {
        Text("chosen")
      })
    #expect(host.strings.contains("chosen") && !host.strings.contains("three"))
    host.tap(on: "chosen")
    host.run(for: 0.5)
    #expect(host.strings.contains("three"))
  }

  @Test func `a picker of several values chooses what they have in common, and sets all`() {
    let values = [HeldValue("s"), HeldValue("m")]
    func host() -> ViewHost {
      ViewHost(
        Picker("Size", sources: values, selection: \.binding) {
          ForEach(["s", "m", "l"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented))
    }
    // Without a thumb there is the ground alone.
    #expect(host().boxes.count == 1)
    host().tap(on: "l")
    #expect(values.map(\.value) == ["l", "l"])
    #expect(host().boxes.count == 2)
  }

  @Test func `arrow keys go through a menu that is longer than the screen`() {
    let number = HeldValue(30)
    let host = ViewHost(
      Picker("Number", selection: number.binding) {
        ForEach(0..<60, id: \.self) { Text("Option \($0)").tag($0) }
      }, size: CGSize(width: 320, height: 96))
    host.key(.tab)
    host.key(.return)
    host.run(for: 1)
    for key in [KeyEquivalent.downArrow, .downArrow, .upArrow, .downArrow, .return] {
      host.key(key)
      host.run(for: 1)
    }
    #expect(number.value == 32)
  }

  @Test func `segments that have little room are cut, and stay in one line`() {
    let choice = HeldValue("Some longer")
    let host = ViewHost(
      Picker("Word", selection: choice.binding) {
        ForEach(["Some longer", "words"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented).frame(width: 64))
    #expect(host.strings == ["Some\u{2026}", "words"])
  }
}
