import Foundation
import TermAnim
import Testing

struct FoundationNamesTests {
  @Test func `moments are counted from the beginning of 2001`() {
    let before = Date().timeIntervalSinceReferenceDate
    let moment: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let passed: CFTimeInterval = Date().timeIntervalSinceReferenceDate - moment
    #expect(before <= moment && passed >= 0)
  }

  @Test func `values of the defaults go by the names of key-value coding, too`() {
    let defaults = UserDefaults()
    let key = "TermAnim.FoundationNamesTests.\(UInt64.random(in: 0 ... .max))"
    defer { defaults.removeObject(forKey: key) }
    defaults.setValue(7, forKey: key)
    #expect(defaults.integer(forKey: key) == 7)
    #expect(defaults.value(forKey: key) as? Int == 7)
    defaults.setValue(nil, forKey: key)
    #expect(defaults.value(forKey: key) == nil)
  }
}
