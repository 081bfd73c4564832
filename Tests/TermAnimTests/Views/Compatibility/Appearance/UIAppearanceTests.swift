import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIAppearanceTests {
  private let green = Color(UIColor(Color.green)).resolved

  /// How many commands of the view are green.
  private func greens(in view: some View) -> Int {
    let host = ViewHost(view)
    host.run(for: 1)
    return host.drawing.count { $0.color == green }
  }

  @Test func `dots of pages have the colours that are set`() {
    let look = UIPageControl.appearance()
    defer { (look.currentPageIndicatorTintColor, look.pageIndicatorTintColor) = (nil, nil) }
    let dots = PageDots(count: 3, index: 1, hasGround: false)
    #expect(greens(in: dots) == 0)
    look.currentPageIndicatorTintColor = UIColor(Color.green)
    #expect(greens(in: dots) == 1)
    look.pageIndicatorTintColor = UIColor(Color.green)
    #expect(greens(in: dots) == 3)
  }

  @Test func `segments have the grounds that are set`() {
    let look = UISegmentedControl.appearance()
    defer { (look.selectedSegmentTintColor, look.backgroundColor) = (nil, nil) }
    let picker = Picker("", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
      .pickerStyle(.segmented)
    #expect(greens(in: picker) == 0)
    look.selectedSegmentTintColor = UIColor(Color.green)
    #expect(greens(in: picker) == 1)
    look.backgroundColor = UIColor(Color.green)
    #expect(greens(in: picker) == 2)
  }

  @Test func `lists have the ground that is set`() {
    let look = UITableView.appearance()
    defer { look.backgroundColor = nil }
    let list = List { Text("row") }.listStyle(.insetGrouped)
    #expect(greens(in: list) == 0)
    look.backgroundColor = UIColor(Color.green)
    #expect(greens(in: list) == 1)
  }

  @Test func `title lines have the ground that is set`() {
    let look = UINavigationBar.appearance()
    let green = UIColor(Color.green)
    defer {
      (look.barTintColor, look.backgroundColor) = (nil, nil)
      look.standardAppearance.configureWithDefaultBackground()
    }
    let page = NavigationStack { Text("page").navigationTitle("Title") }
    #expect(greens(in: page) == 0)
    look.backgroundColor = green
    #expect(greens(in: page) == 1)
    (look.backgroundColor, look.barTintColor) = (UIColor(Color.red), green)
    #expect(greens(in: page) == 1)
    (look.barTintColor, look.standardAppearance.backgroundColor) = (UIColor(Color.red), green)
    #expect(greens(in: page) == 1)
  }

  /// Whether the title of a page is green.
  private func isTitleGreen(isLarge: Bool) -> Bool {
    let host = ViewHost(
      NavigationStack {
        Color.clear.navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      })
    host.run(for: 1)
    return DrawnText.characters(in: host).map(\.color).contains(green)
      || DrawnText.glyphs(in: host).map(\.paint).contains(.color(green))
  }

  @Test func `titles have the colours of the appearances of their line`() {
    let look = UINavigationBar.appearance()
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    defer {
      (look.standardAppearance, look.scrollEdgeAppearance) = (UINavigationBarAppearance(), nil)
      look.titleTextAttributes = nil
    }
    look.titleTextAttributes = [.foregroundColor: UIColor(Color.blue)]
    standard.titleTextAttributes = [.foregroundColor: UIColor(Color.green)]
    edge.largeTitleTextAttributes = [.foregroundColor: UIColor(Color.green)]
    #expect(!isTitleGreen(isLarge: false))
    look.standardAppearance = standard
    #expect(isTitleGreen(isLarge: false))
    #expect(!isTitleGreen(isLarge: true))
    look.scrollEdgeAppearance = edge
    #expect(isTitleGreen(isLarge: true))
  }

  @Test func `what is said of the ground of a bar is forgotten with it`() {
    let bar = UITabBarAppearance()
    bar.configureWithOpaqueBackground()
    (bar.backgroundColor, bar.shadowColor) = (.red, .blue)
    bar.backgroundEffect = UIBlurEffect(style: .dark)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundColor == nil && bar.shadowColor == nil && bar.backgroundEffect == nil)
  }

  @Test func `titles have the fonts and colours that are set`() {
    let look = UINavigationBar.appearance()
    defer { look.titleTextAttributes = nil }
    let page = NavigationStack {
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    func title() -> [Paint] {
      let host = ViewHost(page)
      host.run(for: 1)
      return DrawnText.glyphs(in: host).map(\.paint)
    }
    #expect(title() == [])
    look.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor(Color.green),
    ]
    #expect(title() == [.color(green)])
  }

  @Test func `sliders have the colours that are set, unless views have a tint`() {
    let look = UISlider.appearance()
    defer {
      (look.minimumTrackTintColor, look.maximumTrackTintColor) = (nil, nil)
      (look.thumbTintColor, look.tintColor) = (nil, nil)
    }
    let green = UIColor(Color.green)
    let slider = Slider(value: .constant(0.5))
    #expect(greens(in: slider) == 0)
    look.tintColor = green
    #expect(greens(in: slider) == 1)
    look.minimumTrackTintColor = UIColor(Color.red)
    #expect(greens(in: slider) == 0)
    (look.minimumTrackTintColor, look.maximumTrackTintColor) = (green, green)
    look.thumbTintColor = green
    #expect(greens(in: slider) == 3)
    #expect(greens(in: slider.tint(.red)) == 2)
  }

  @Test func `sliders have no knob where its picture has no size`() {
    let look = UISlider.appearance()
    defer { look.setThumbImage(nil, for: .normal) }
    func parts() -> Int { ViewHost(Slider(value: .constant(0.5))).drawing.count }
    #expect(parts() == 5)
    look.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
    #expect(parts() == 5)
    look.setThumbImage(UIImage(), for: .normal)
    #expect(parts() == 3)
  }

  @Test func `switches have the colours that are set, unless they have a tint`() {
    let look = UISwitch.appearance()
    defer { (look.onTintColor, look.thumbTintColor) = (nil, nil) }
    let green = UIColor(Color.green)
    let (on, off) = (Toggle("", isOn: .constant(true)), Toggle("", isOn: .constant(false)))
    look.onTintColor = UIColor(Color.red)
    #expect(greens(in: on) == 0)
    look.onTintColor = green
    #expect(greens(in: on) == 1)
    #expect(greens(in: on.tint(.red)) == 0)
    #expect(greens(in: off) == 0)
    look.thumbTintColor = green
    #expect(greens(in: on) == 2)
    #expect(greens(in: off) == 1)
  }

  @Test func `the ground of collections is that of lists`() {
    let look = UICollectionView.appearance()
    defer { look.backgroundColor = nil }
    let list = List { Text("row") }.listStyle(.insetGrouped)
    look.backgroundColor = UIColor(Color.green)
    #expect(greens(in: list) == 1)
  }

  @Test func `the wheel above content has the colour that is set`() {
    let look = UIRefreshControl.appearance()
    defer { look.tintColor = nil }
    func greensOfPulled() -> Int {
      let host = ViewHost(
        ScrollView { Color.red.frame(width: 100, height: 400) }.refreshable {},
        size: CGSize(width: 100, height: 200))
      host.press(at: CGPoint(x: 50, y: 20))
      for y in [30.0, 60, 90, 120] { host.move(to: CGPoint(x: 50, y: y)) }
      return host.drawing.count {
        guard var color = $0.color else { return false }
        color.opacity = 1
        return color == green
      }
    }
    #expect(greensOfPulled() == 0)
    look.tintColor = UIColor(Color.green)
    #expect(greensOfPulled() > 0)
  }

  @Test(arguments: [
    (15, ["10:00", "10:15", "10:00", "09:45"]), (7, ["09:59", "10:00", "09:59", "09:58"]),
    (0, ["09:59", "10:00", "09:59", "09:58"]),
  ])
  func `minutes go by the steps that are set`(interval: Int, shown: [String]) {
    let look = UIDatePicker.appearance()
    defer { look.minuteInterval = 1 }
    look.minuteInterval = interval
    let date = HeldValue(Date(timeIntervalSince1970: 1_706_695_080))
    let host = ViewHost(
      DatePicker("", selection: date.binding, displayedComponents: .hourAndMinute)
        .labelsHidden())
    host.key(.tab)
    var seen: [String] = []
    for key in [KeyEquivalent.rightArrow, .upArrow, .upArrow, .downArrow, .downArrow] {
      host.key(key)
      let minutes = Int(date.value.timeIntervalSince1970 / 60) % (24 * 60)
      let (hour, minute) = (minutes / 60, minutes % 60)
      seen.append("\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)")
    }
    #expect(Array(seen.dropFirst()) == shown)
  }
}
