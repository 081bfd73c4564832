import Foundation
import Testing

@testable import TermAnim

/// Controls below something that grows, or in a frame that does.
@MainActor
struct CarriedControlsTests {
  enum Control: CaseIterable {
    case segments, radioGroup, calendar, list, cards, tabs, toggle, slider, button

    @MainActor @ViewBuilder
    var view: some View {
      let picker = Picker("", selection: .constant(0)) {
        Text("a").tag(0)
        Text("b").tag(1)
      }
      switch self {
      case .segments: picker.pickerStyle(.segmented).labelsHidden()
      case .radioGroup: picker.pickerStyle(.radioGroup).labelsHidden()
      case .calendar:
        DatePicker(
          "", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical).labelsHidden()
      case .list:
        List(selection: .constant(Int?(0))) { ForEach(0..<2, id: \.self) { Text("\($0)").tag($0) } }
      case .cards: List { Text("a") }.listStyle(.insetGrouped)
      case .tabs: TabView { Text("a").tabItem { Text("A") } }.frame(height: 40)
      case .toggle: Toggle("", isOn: .constant(true)).labelsHidden()
      case .slider: Slider(value: .constant(0.5))
      case .button: Button("press") {}.buttonStyle(.bordered)
      }
    }
  }

  private let probe = Probe()

  /// The boxes of all areas and texts, half a second before, half way through and half a second
  /// after an animation of a second.
  private func boxes(_ view: some View) -> [[CGRect]] {
    let host = ViewHost(view)
    func boxes() -> [CGRect] {
      host.drawing.compactMap { flat in
        if case .characters(let run) = flat.command { return flat.frame(ofText: run.text) }
        // The outline of nothing is nowhere.
        return flat.bounds.flatMap { $0.minX.isFinite ? $0 : nil }
      }
    }
    host.run(for: 0.5)
    var seen = [boxes()]
    host.animate { probe.v = 1 }
    host.run(for: 0.5)
    seen.append(boxes())
    host.run(for: 1)
    return seen + [boxes()]
  }

  // At rest they stand on pixels or whole cells, on the way they need not.
  @Test(arguments: Control.allCases)
  func `all of a control goes along with what pushes it`(control: Control) {
    let seen = boxes(
      ProbeView(probe) { _, v, _ in
        VStack(spacing: 0) {
          Color.blue.frame(height: 8 + 64 * v)
          control.view
          Spacer(minLength: 0)
        }
      })
    #expect(seen[0].count > 1 && seen[0].count == seen[1].count)
    for (before, (half, after)) in zip(seen[0], zip(seen[1], seen[2])) {
      #expect(abs(half.maxY - (before.maxY + after.maxY) / 2) <= 4)
    }
  }

  @Test(arguments: [Control.segments, .list, .cards, .tabs])
  func `all of a control becomes wider with its frame`(control: Control) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let seen = boxes(
        ProbeView(probe) { _, v, _ in
          control.view.frame(width: 120 + 64 * v, height: 80).environment(
            \.layoutDirection, direction)
        })
      #expect(seen[0].count == seen[1].count)
      for (before, (half, after)) in zip(seen[0], zip(seen[1], seen[2])) {
        #expect(abs(half.minX - (before.minX + after.minX) / 2) <= 4)
        #expect(abs(half.maxX - (before.maxX + after.maxX) / 2) <= 4)
      }
      probe.v = 0
    }
  }
}
